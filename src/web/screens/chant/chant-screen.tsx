import type { Chant } from "#contract/page-api.ts";
import { servedScreen } from "../../ui/served-screen.tsx";
import { ChantSkeleton } from "./chant-skeleton.tsx";
import { buttonOf, isSomethingToShow, startRecording } from "./first-touch.ts";

const { prepare, Screen: ChantScreen } = servedScreen<{ chant: Chant | null }>({
  element: ".counter",
  Skeleton: ChantSkeleton,
  load: async () => (await import("./chanting.tsx")).Chanting,
  isWantedAtOnce: isSomethingToShow,
  buttonOf,
  atFirstPress: startRecording,
});

export { prepare };
export default ChantScreen;
