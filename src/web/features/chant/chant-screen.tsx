import { memo } from "react";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { ChantSkeleton } from "../../ui/skeletons.tsx";
import { useLateFailure } from "../../ui/use-load-failure.ts";
import { stored } from "../../device/storage.ts";
import { readChantMode } from "../../mala/chant-mode.ts";
import { hasPracticedHere } from "../../practice/practiced-here.ts";
import { isAskedByLink } from "./asked-by-link.ts";
import { arePrayersOffered } from "./prayers/prayer-choice.ts";
import type { Props } from "./chanting.tsx";

const practice = lazyPart(() => import("./chanting.tsx"));

export const prepare = () => prepareLate(practice);

/** The page can be read without its practice, which is hydrated when somebody interacts with it. */
export default memo(function ChantScreen({ chant, own }: Pick<Props, "chant" | "own">) {
  const onFailed = useLateFailure();
  return (
    <LateHydration part={practice} fallback={<ChantSkeleton />} isUrgent={hasMoreToShow} onFailed={onFailed}>
      {(Chanting) => <Chanting chant={chant} onHydrated={announceHydrated} {...(own && { own })} />}
    </LateHydration>
  );
});

/**
 * True for visitors who have chanted here before, have chosen Manual or prayers, come for a tab, to begin or for a
 * practice that is given to them; also where something
 * stands in for a file that failed.
 */
function hasMoreToShow() {
  const screen = document.querySelector<HTMLElement>("[data-hydrates=late]");
  const picture = screen?.querySelector("img");
  const hasFailed = screen?.querySelector("audio")?.error || (picture?.complete && picture.naturalWidth === 0);
  const isByHand = readChantMode(stored) === "manual";
  const isTabNamed = location.hash !== "";
  const isAsked = isAskedByLink("begin") || isAskedByLink("vow");
  return Boolean(hasFailed) || isTabNamed || isByHand || isAsked || hasPracticedHere() || arePrayersOffered();
}
