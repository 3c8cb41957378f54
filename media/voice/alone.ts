import { LEADER } from "./choir.ts";
import { recitationContour } from "./melody.ts";
import { divisionOf } from "./metres.ts";
import { divideIntoPadas } from "./padas.ts";
import { seedOf, varyLengths } from "./rubato.ts";
import { type Pace, type SungSyllable, writeScore } from "./score.ts";
import { sing, type Singer } from "./singer.ts";
import type { SungText } from "./sung-text.ts";
import { syllabify } from "./syllables.ts";

/** A voice without choir, drone and room. */
export interface VoiceAlone {
  /** The sound is mono, at SAMPLE_RATE of media/dsp. */
  sound: Float64Array;
  /** The times are in seconds. */
  syllables: readonly SungSyllable[];
}

/** Times a text at the given pace, without making any sound. */
export function timeAlone(text: SungText, pace: Pace) {
  const parsed = syllabify(text.transliteration, text);
  const padas = divideIntoPadas(parsed, divisionOf(text));
  const breaths = new Set(padas.filter((pada) => !pada.endsLine).map((pada) => pada.last));
  const shares = varyLengths(parsed, breaths, seedOf(text.id));
  return { parsed, padas, ...writeScore(parsed, pace, { breaths, shares }) };
}

/** Sings a text with one singer at the given pace, without a room. */
export function singAlone(text: SungText, pace: Pace, singer: Singer = LEADER): VoiceAlone {
  const { parsed, padas, syllables } = timeAlone(text, pace);
  return { sound: sing(syllables, recitationContour(parsed, padas), singer), syllables };
}
