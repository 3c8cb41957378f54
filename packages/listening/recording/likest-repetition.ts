import { alignSyllables, type Reference } from "./align-syllables.ts";
import { moved, samplesBetween, soundingSpan, type Span } from "../sound/sounding-span.ts";

/** One repetition of a text in a recording; times in seconds of that recording. */
export interface ChosenRepetition {
  /** Where it sounds. */
  readonly span: Span;
  readonly syllables: readonly Span[];
  /** See SyllableTimes. */
  readonly unlikeness: number;
}

/** Repetitions that are compared: more would take longer and hardly bring a better one. */
const MOST_COMPARED = 6;

/**
 * The repetition that is most like the reference, out of stretches of a recording at SAMPLE_RATE; null where nothing sounds
 * in any of them. `referenceOf`: the text by a voice whose times are known, in about so many seconds.
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
  const inner = soundingSpan(samplesBetween(sound, stretch));
  const span = moved(inner, stretch.start);
  if (span.end <= span.start) return null;
  const { syllables, unlikeness } = alignSyllables(referenceOf(span.end - span.start), samplesBetween(sound, span));
  return { span, unlikeness, syllables: syllables.map((syllable) => moved(syllable, span.start)) };
}
