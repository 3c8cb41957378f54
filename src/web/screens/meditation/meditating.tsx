import { use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Meditation } from "#model/meditation.ts";
import { isGoingOn } from "#practice/meditation-session.ts";
import { LanguageContext } from "../../messages/language.ts";
import { Preparation } from "./preparation.tsx";
import { openSitting } from "./sitting.ts";
import { SittingView } from "./sitting-view.tsx";

interface Props {
  meditation: Meditation;
  onAlive: () => void;
}

/** Before and after: the form. In between: the sitting. */
export function Meditating({ meditation, onAlive }: Props) {
  const language = use(LanguageContext);
  const [sitting] = useState(() => openSitting(meditation, language));
  const seen = useSyncExternalStore(sitting.subscribe, sitting.read, sitting.read);

  useLayoutEffect(() => sitting.enter(), [sitting]);
  useEffect(onAlive, [onAlive]);

  const isSitting = isGoingOn(seen.session);
  return (
    <>
      <Preparation meditation={meditation} sitting={sitting} session={seen.session} isHidden={isSitting} />
      {isSitting && <SittingView {...seen} video={meditation.video} sitting={sitting} />}
    </>
  );
}
