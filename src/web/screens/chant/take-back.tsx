import { useSyncExternalStore } from "react";
import { canUndo } from "#practice/chant-counter.ts";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import type { OpenSitting } from "./sitting.ts";

/** For slips of the finger: one bead back, or for a while after it the whole Reset. */
export function TakeBack({ sitting }: { sitting: OpenSitting }) {
  const t = useMessages(chantMessages);
  const isThereNone = () => isNone(sitting);
  const none = useSyncExternalStore(sitting.subscribe, isThereNone, isThereNone);
  const { chant } = useSyncExternalStore(sitting.subscribe, sitting.readPanel, sitting.readPanel);
  if (canUndo(chant)) {
    return (
      <button className="back-one" onClick={() => sitting.press({ type: "undo-reset" })}>
        {t.undo}
      </button>
    );
  }
  return (
    <button className="back-one" disabled={none} onClick={sitting.takeBack} aria-label={t.takeBackSaid}>
      {t.takeBack}
    </button>
  );
}

function isNone({ read }: OpenSitting) {
  const { chant } = read();
  const isElsewhere = chant.status === "paused" && chant.reason === "elsewhere";
  return chant.count === 0 || chant.status === "complete" || isElsewhere;
}
