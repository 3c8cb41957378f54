import { memo } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { EmptySkeleton } from "../../ui/skeletons.tsx";
import { useLateFailure } from "../../ui/use-load-failure.ts";

const oneVerse = lazyPart(() => import("./one-verse.tsx"));

export const prepare = () => prepareLate(oneVerse);

/**
 * Shows a verse, which can be read without its player. The player is hydrated when somebody interacts with the page.
 */
export default memo(function VerseScreen({ chant }: { chant: Chant | null }) {
  const onFailed = useLateFailure();
  return (
    <LateHydration part={oneVerse} fallback={<EmptySkeleton />} isUrgent={() => false} onFailed={onFailed}>
      {(OneVerse) => <OneVerse chant={chant} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});
