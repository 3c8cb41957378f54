import { isCorrection, isOpen, watchForVoice } from "#engines/aloud-session.ts";
import { isElsewhere } from "#engines/chant-state.ts";
import type { Mala } from "../../mala/mala.ts";
import type { AloudStore } from "./aloud-store.ts";

/** Counts what was heard, and tells of beads that the person has corrected, and of another mala. */
export function watchBeads(mala: Mala, send: AloudStore["send"]) {
  let last = mala.read().chant;
  let isHearing = false;
  return {
    hear(repetition: Parameters<Mala["hear"]>[0]) {
      isHearing = true;
      mala.hear(repetition);
      isHearing = false;
    },
    follow() {
      const before = last;
      last = mala.read().chant;
      if (!isHearing && isCorrection(before, last)) send({ type: "corrected" });
      const isBegun = last.status === "not-started" || (before.status === "complete" && last.status === "running");
      if (isBegun) send({ type: "mala-begun" });
    },
  };
}

/** Tells of a mala in which nobody is heard. */
export function voiceInMala(mala: Mala, { read, send }: AloudStore) {
  const voice = watchForVoice({ after, tell: (isUnheard) => send({ type: "unheard", isUnheard }) });
  return {
    follow() {
      const { isSpeech, isSilent } = read();
      const isListening = isOpen(read()) && mala.read().chant.status === "running";
      voice.follow(isListening && !isSpeech && !isSilent);
    },
    leave: () => voice.follow(false),
  };
}

function after(milliseconds: number, work: () => void) {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

/** Pauses a mala that nobody hears, and lets it go on when it is heard again, unless somebody has touched it meanwhile. */
export function malaInSilence(mala: Mala) {
  let isWaiting = false;

  function begin() {
    if (mala.read().chant.status !== "running") return;
    isWaiting = true;
    mala.press({ type: "pause" });
  }

  function end() {
    const { chant } = mala.read();
    if (isWaiting && chant.status === "paused" && !isElsewhere(chant)) mala.proceed();
    isWaiting = false;
  }

  return {
    follow: (isSilent: boolean) => (isSilent ? begin() : end()),
    forget: () => void (isWaiting = false),
  };
}

/** Adds the beads that were not heard. */
export function completeMala(mala: Mala) {
  if (mala.read().chant.status === "paused") mala.proceed();
  for (let bead = mala.readCount(); bead < mala.read().chant.size; bead++) mala.countBead();
}
