import type { Meditation } from "#model/meditation.ts";
import { servedScreen } from "../../ui/served-screen.tsx";
import { isSomethingKept } from "./kept-choices.ts";
import { MeditationSkeleton } from "./meditation-skeleton.tsx";

const { prepare, Screen: MeditationScreen } = servedScreen<{ meditation: Meditation }>({
  element: ".meditation",
  Skeleton: MeditationSkeleton,
  load: async () => (await import("./meditating.tsx")).Meditating,
  isWantedAtOnce: isSomethingKept,
  buttonOf,
});

export { prepare };
export default MeditationScreen;

const START = ".start-bar button";

/** Enter in a field presses it as well; sent to the server the form would only bring the page again. */
function buttonOf({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  if (type === "submit") return target.querySelector<HTMLElement>(START);
  return type === "click" ? target.closest<HTMLElement>(START) : null;
}
