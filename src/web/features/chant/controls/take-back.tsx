import { useSyncExternalStore } from "react";
import { isElsewhere } from "#practice/chant-state.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../../mala/mala.ts";

/** Takes a bead back after a slip of the finger. */
export function TakeBack({ mala }: { mala: Mala }) {
  const isThereNone = () => isNone(mala);
  const none = useSyncExternalStore(mala.subscribe, isThereNone, isThereNone);
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
