import { useSyncExternalStore, type RefObject } from "react";
import { chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../mala/mala.ts";
import { isElsewhere } from "#engines/chant-state.ts";

interface Props {
  mala: Mala;
  /** Element that takes the keys once the mala runs by hand. */
  counter: RefObject<HTMLElement | null>;
}

/** Starts, pauses, resumes, or begins the next mala. */
export function LeadButton({ mala, counter }: Props) {
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);

  function lead() {
    mala.proceed();
    // From here on the keys are for the counter, once it is enabled.
    const { mode, status } = mala.read().chant;
    if (mode === "manual" && status === "running") queueMicrotask(() => counter.current?.focus());
  }

  return (
    <button className="go" data-lead="" data-plays="" onClick={lead}>
      {label()}
    </button>
  );

  function label() {
    if (chant.status === "complete") return t.complete(chant.nextSize);
    if (chant.status !== "paused") return t[chant.status];
    return chant.reason === "kept" ? t.continueFrom(chant.count) : t[`after-${chant.reason}`];
  }
}

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
