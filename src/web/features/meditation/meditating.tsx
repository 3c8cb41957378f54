import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Meditation } from "#model/meditation.ts";
import { phaseOf } from "#engines/meditation-session.ts";
import { Preparation } from "./preparation.tsx";
import { Sitting } from "./sitting.ts";
import { SittingView } from "./sitting-view.tsx";

interface Props {
  meditation: Meditation;
  onHydrated: () => void;
}

/** Shows the form before and after a sitting, and the sitting in between. */
export default function Meditating({ meditation, onHydrated }: Props) {
  const [sitting] = useState(() => new Sitting(meditation));
  const view = useSyncExternalStore(sitting.subscribe, sitting.read, sitting.read);

  useLayoutEffect(() => sitting.enter(), [sitting]);
  useEffect(onHydrated, [onHydrated]);

  const isHidden = phaseOf(view.session, view.now) !== "form";
  return (
    <>
      <Preparation meditation={meditation} sitting={sitting} isHidden={isHidden} />
      {isHidden && <SittingView view={view} meditation={meditation} sitting={sitting} />}
    </>
  );
}
