import { useSyncExternalStore } from "react";
import { canUndo, isElsewhere } from "#practice/chant-counter.ts";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import type { Mala } from "./mala.ts";

/** For slips of the finger: one bead back, or for a while after it the whole Reset. */
export function TakeBack({ mala }: { mala: Mala }) {
  const t = useMessages(chantMessages);
  const isThereNone = () => isNone(mala);
  const none = useSyncExternalStore(mala.subscribe, isThereNone, isThereNone);
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  if (canUndo(chant)) {
    return (
      <button className="back-one" onClick={() => mala.press({ type: "undo-reset" })}>
        {t.undo}
      </button>
    );
  }
  return (
    <button className="back-one" disabled={none} onClick={mala.takeBack} aria-label={t.takeBackSaid}>
      {t.takeBack}
    </button>
  );
}

function isNone({ read }: Mala) {
  const { chant } = read();
  return chant.count === 0 || chant.status === "complete" || isElsewhere(chant);
}
