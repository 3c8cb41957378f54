import { createElement, memo, Suspense, use, type ComponentType } from "react";
import type { Chant } from "#contract/page-api.ts";
import { ChantSkeleton } from "./chant-skeleton.tsx";
import { catchUp, whenTouched } from "./first-touch.ts";

interface Props {
  chant: Chant | null;
}

/**
 * A page from the server is whole: it can be read, and its recording heard, without a script. So a first visit loads
 * the practice itself only when somebody reaches for it, and React brings the markup to life then.
 */
const isServed = typeof document !== "undefined" && document.querySelector(".counter") !== null;

let Chanting: ComponentType<Props & { onAlive: () => void }> | null = null;

async function load() {
  Chanting ??= (await import("./chanting.tsx")).Chanting;
  return Chanting;
}

const touched = isServed ? whenTouched(load) : null;

/** What must be there before the screen is rendered: elsewhere than on a page from the server, everything. */
export const prepare = () => (isServed ? null : load());

// Not to be rendered again from above while it waits: React would take the server's markup away, and show the skeleton.
const ChantScreen = memo(({ chant }: Props) => (
  <Suspense fallback={<ChantSkeleton />}>
    <Practice chant={chant} />
  </Suspense>
));
export default ChantScreen;

const Practice = ({ chant }: Props) => createElement(Chanting ?? use(touched ?? load()), { chant, onAlive: catchUp });
