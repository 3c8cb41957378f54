import { useEffect, useState, useSyncExternalStore } from "react";
import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import { aloudMessages as t } from "#messages/aloud.ts";
import type { Mala } from "../../mala/mala.ts";

/** Beads that may be missing of a round chanted to its end: 8 of a mala, and one of the smallest round. */
export const mostMissed = (size: RoundSize) => Math.round((size * 8) / BEADS_PER_MALA);
/** Milliseconds of silence after which the repetition may have ended. */
const SILENCE = 6000;

interface Props {
  mala: Mala;
  isSpeech: boolean;
  complete: () => void;
}

/** Asks for the beads that were not heard, where a mala seems to have been chanted to its end. */
export function EndCheck({ mala, isSpeech, complete }: Props) {
  const { chant } = useSyncExternalStore(mala.subscribe, mala.read, mala.read);
  const { count, size, status, unsure } = chant;
  const isNearEnd = count >= size - mostMissed(size) && count < size;
  const isSilent = useSilence(status === "running" && isNearEnd && !isSpeech);
  if (!isNearEnd || !(isSilent || status === "paused")) return null;
  return (
    <output className="aloud-check">
      <p>
        {t.check(count, size)} {unsure.length > 0 && t.unsure(unsure.length)}
      </p>
      <button type="button" className="button quiet" onClick={complete}>
        {t.checkYes(size)}
      </button>
    </output>
  );
}

/** True once `isQuiet` has lasted. */
function useSilence(isQuiet: boolean) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => setLong(true), SILENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isQuiet]);
  return isLong;
}
