import { alignSyllables, type Reference } from "./align-syllables.ts";
import { moved, samplesBetween, soundingWithin, type Span } from "../sound/sounding-span.ts";

/** A repetition of a text in a recording, with times in seconds of that recording. */
export interface ChosenRepetition {
  /** The stretch in which it sounds. */
  readonly span: Span;
  readonly syllables: readonly Span[];
  /** The unlikeness is explained in SyllableTimes. */
  readonly unlikeness: number;
}

/** So many repetitions are compared. More would take longer and hardly bring a better one. */
const MOST_COMPARED = 6;

/**
 * Chooses the repetition that is most like the reference, out of stretches of a recording at SAMPLE_RATE; null where
 * none of them has a sound. `referenceOf` returns the text by a voice whose times are known, in about so many seconds.
 */
export function likestRepetition(
  sound: Float32Array,
  stretches: readonly Span[],
  referenceOf: (seconds: number) => Reference,
): ChosenRepetition | null {
  const aligned = stretches.slice(0, MOST_COMPARED).flatMap((stretch) => align(sound, stretch, referenceOf) ?? []);
  return aligned.reduce<ChosenRepetition | null>(
    (best, one) => (best && best.unlikeness <= one.unlikeness ? best : one),
    null,
  );
}

function align(
  sound: Float32Array,
  stretch: Span,
  referenceOf: (seconds: number) => Reference,
): ChosenRepetition | null {
  const span = soundingWithin(sound, stretch);
  if (span.end <= span.start) return null;
  const { syllables, unlikeness } = alignSyllables(referenceOf(span.end - span.start), samplesBetween(sound, span));
  return { span, unlikeness, syllables: syllables.map((syllable) => moved(syllable, span.start)) };
}
