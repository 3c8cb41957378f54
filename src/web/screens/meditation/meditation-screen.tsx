import { memo } from "react";
import type { Meditation } from "#model/meditation.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../boot/late-hydration.tsx";
import { lazyPart } from "../../boot/lazy-part.tsx";
import { useLoadFailure } from "../../parts/use-load-failure.ts";
import { isSomethingKept } from "./kept-choices.ts";
import { MeditationSkeleton } from "./meditation-skeleton.tsx";

const practice = lazyPart(() => import("./meditating.tsx"));

export const prepare = () => prepareLate(practice);

/** The form can be filled in without a script; it is hydrated when somebody interacts with the page. */
export default memo(function MeditationScreen({ meditation }: { meditation: Meditation }) {
  const showLoadFailure = useLoadFailure();
  return (
    <LateHydration
      part={practice}
      fallback={<MeditationSkeleton />}
      isUrgent={isSomethingKept}
      onFailed={showLoadFailure}
    >
      {(Meditating) => <Meditating meditation={meditation} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});
