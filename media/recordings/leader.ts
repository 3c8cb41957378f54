import { moved, type Reference, SAMPLE_RATE as HEARD_RATE, samplesBetween, soundingSpan } from "mantra-listening";
import { lowerRate } from "../dsp/resample.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { singAlone, timeAlone } from "../voice/alone.ts";
import type { Pace } from "../voice/score.ts";
import type { SungText } from "../voice/sung-text.ts";

/**
 * Returns the pace at which people recite. They hold om and seed syllables for less time than the project's own chant.
 */
export const paceAt = (matra: number): Pace => ({
  matra,
  omMatras: 4,
  seedMatras: 2.6,
  finalHold: 1.25,
  pause: 1.2 * matra,
  caesura: 0.7 * matra,
});

const USUAL_MATRA = 0.25;
/** Outside of these lengths of a mātrā, the consonants of the voice cannot be recognized. */
const SHORTEST_MATRA = 0.1;
const LONGEST_MATRA = 0.7;

/** Renders the leader of the choir alone, without the silence before and after. */
export function leaderAt(text: SungText, matra: number): Reference {
  const { sound, syllables } = singAlone(text, paceAt(matra));
  const whole = Float32Array.from(lowerRate(sound, SAMPLE_RATE, HEARD_RATE));
  const span = soundingSpan(whole);
  return {
    sound: samplesBetween(whole, span),
    syllables: syllables.map((syllable) => moved(syllable, -span.start)),
  };
}

/**
 * Returns a function that renders the leader at the pace at which the text lasts the given seconds. Each length is
 * synthesized once.
 */
export function leaderInTime(text: SungText): (seconds: number) => Reference {
  const usual = timeAlone(text, paceAt(USUAL_MATRA)).seconds;
  const sung = new Map<number, Reference>();
  return (seconds) => {
    const wanted = (USUAL_MATRA * seconds) / usual;
    const matra = Math.max(SHORTEST_MATRA, Math.min(LONGEST_MATRA, Math.round(wanted * 200) / 200));
    const reference = sung.get(matra) ?? leaderAt(text, matra);
    sung.set(matra, reference);
    return reference;
  };
}
