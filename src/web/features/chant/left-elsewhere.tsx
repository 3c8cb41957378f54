import { useSyncExternalStore } from "react";
import { canUndo, isElsewhere } from "#engines/chant-state.ts";
import { leftElsewhereMessages as t } from "#messages/follow.ts";
import type { Mala } from "../../mala/mala.ts";

/**
 * Offers to go on with the mala as another device of the person has left it. A running count is never changed by it, and a
 * mala that can still be brought back comes first.
 */
export default function LeftElsewhere({ mala }: { mala: Mala }) {
  const { left, chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const isResting = chant.status === "not-started" || (chant.status === "paused" && !isElsewhere(chant));
  if (!left || !isResting || canUndo(chant)) return null;
  return (
    <p className="left-elsewhere">
      <span className="unseen">{t.where}</span>
      {t.continueFrom(left.count)}
      <button className="text-button" onClick={() => mala.answerLeft(true)}>
        {t.continueHere}
      </button>
      <button className="text-button" onClick={() => mala.answerLeft(false)}>
        {t.notNow}
      </button>
    </p>
  );
}
