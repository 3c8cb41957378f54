import { memo } from "react";
import type { Hymn } from "#model/hymn.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { EmptySkeleton } from "../../ui/skeletons.tsx";
import { useLateFailure } from "../../ui/use-load-failure.ts";
import { isAnyPlaceKept, isVerseAwaited } from "./awaited-places.ts";

const wholeHymn = lazyPart(() => import("./whole-hymn.tsx"));

export const prepare = () => prepareLate(wholeHymn);

/** Shows a hymn, which can be read without its player. The player is hydrated when somebody interacts with the page. */
export default memo(function HymnScreen({ hymn }: { hymn: Hymn | null }) {
  const onFailed = useLateFailure();
  return (
    <LateHydration part={wholeHymn} fallback={<EmptySkeleton />} isUrgent={hasMoreToShow} onFailed={onFailed}>
      {(WholeHymn) => <WholeHymn hymn={hymn} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});

/**
 * Returns true for visitors who stopped a hymn midway, have chosen how much they see of it, or are sent or come back to a
 * verse that has yet to come.
 */
const hasMoreToShow = () =>
  isAnyPlaceKept() || document.documentElement.hasAttribute("data-hymn-layout") || isVerseAwaited();
