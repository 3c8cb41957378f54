import { memo } from "react";
import type { Meditation } from "#model/meditation.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { MeditationSkeleton } from "../../ui/skeletons.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { isSomethingKept } from "./kept-choices.ts";

const practice = lazyPart(() => import("./meditating.tsx"));

export const prepare = () => prepareLate(practice);

/** Returns true if the last sitting, or a link such as `/meditation?minutes=5`, has choices for the form. */
const isChosenBefore = () => isSomethingKept() || location.search !== "";

/**
 * Shows the form of a sitting, which can be filled in without a script. It is hydrated when somebody interacts with the
 * page.
 */
export default memo(function MeditationScreen({ meditation }: { meditation: Meditation }) {
  const showLoadFailure = useLoadFailure();
  return (
    <LateHydration
      part={practice}
      fallback={<MeditationSkeleton />}
      isUrgent={isChosenBefore}
      onFailed={showLoadFailure}
    >
      {(Meditating) => <Meditating meditation={meditation} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});
