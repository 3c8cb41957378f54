import { createElement, memo, Suspense, use, type ComponentType } from "react";
import type { Meditation } from "#model/meditation.ts";
import { catchUp, whenTouched } from "./first-touch.ts";
import { MeditationSkeleton } from "./meditation-skeleton.tsx";

interface Props {
  meditation: Meditation;
}

/**
 * A page from the server is whole, and its form can be filled in without a script. So a first visit loads the practice
 * itself only when somebody reaches for it, and React brings the markup to life then.
 */
const isServed = typeof document !== "undefined" && document.querySelector(".meditation") !== null;

let Meditating: ComponentType<Props & { onAlive: () => void }> | null = null;

async function load() {
  Meditating ??= (await import("./meditating.tsx")).Meditating;
  return Meditating;
}

const touched = isServed ? whenTouched(load) : null;

/** What must be there before the screen is rendered: elsewhere than on a page from the server, everything. */
export const prepare = () => (isServed ? null : load());

// Not to be rendered again from above while it waits: React would take the server's markup away, and show the skeleton.
const MeditationScreen = memo(({ meditation }: Props) => (
  <Suspense fallback={<MeditationSkeleton />}>
    <Practice meditation={meditation} />
  </Suspense>
));
export default MeditationScreen;

const Practice = ({ meditation }: Props) =>
  createElement(Meditating ?? use(touched ?? load()), { meditation, onAlive: catchUp });
