import { Resampler } from "../sound/resampler.ts";
import { templateBank } from "../template/template-bank.ts";
import type { Reference } from "./align-syllables.ts";
import { findRepetitions } from "./find-repetitions.ts";
import { type ChosenRepetition, likestRepetition } from "./likest-repetition.ts";
import type { RecordedSound } from "../sound/wav-file.ts";
import { moved, soundingSpan, type Span } from "../sound/sounding-span.ts";

/** A repetition that can be played again and again. */
export interface TrimmedLoop extends RecordedSound {
  /** The times of the syllables; null where they could not be found. */
  readonly syllables: readonly Span[] | null;
  /** The number of repetitions that were distinguished. */
  readonly repetitions: number;
}

/** So many seconds are kept before the first sound and after the last one. */
const LEAD = 0.12;
const TAIL = 0.3;
/** So many repetitions are compared, because a phone needs seconds for each. */
const MOST_COMPARED = 3;
/** A repetition lasts at least so many seconds. */
const SHORTEST = 0.4;
/** Above this unlikeness the times of syllables would be guesses: two unlike frames have 1. */
const MOST_UNLIKE = 0.95;
/** The sound fades in and out at its ends within so many seconds. */
const FADES = { in: 0.03, out: 0.2 };
/**
 * The loudness of the voice where it sounds, and the highest sample, as shares of full scale. They are those of our own
 * chants.
 */
const LOUDNESS = 0.1;
const PEAK = 0.5;

/** Returns the stretch of a recording that is kept for a repetition, with a little silence around. */
export const loopSpan = ({ span }: Pick<ChosenRepetition, "span">, seconds: number): Span => ({
  start: Math.max(0, span.start - LEAD),
  end: Math.min(seconds, span.end + TAIL),
});

/**
 * Cuts the repetition that is most like the reference out of a recording, brings it to the loudness of our own chants
 * and fades its ends. Without a reference the whole recording is one repetition. The result is null where no voice is
 * heard.
 */
export function trimLoop(recorded: RecordedSound, reference: Reference | null): TrimmedLoop | null {
  const sound = new Resampler(recorded.rate).push(recorded.samples);
  const whole = soundingSpan(sound);
  if (whole.end - whole.start < SHORTEST) return null;
  const found = reference ? findRepetitions(sound, templateBank(reference.sound)) : [];
  const stretches = found.length > 0 ? found.slice(0, MOST_COMPARED) : [whole];
  const chosen = reference && likestRepetition(sound, stretches, () => reference);
  const span = loopSpan(chosen ?? { span: whole }, recorded.samples.length / recorded.rate);
  const samples = recorded.samples.slice(Math.round(span.start * recorded.rate), Math.round(span.end * recorded.rate));
  finish(samples, recorded.rate);
  return {
    samples,
    rate: recorded.rate,
    repetitions: found.length,
    syllables:
      chosen && chosen.unlikeness <= MOST_UNLIKE
        ? chosen.syllables.map((syllable) => moved(syllable, -span.start))
        : null,
  };
}

function finish(samples: Float32Array, rate: number): void {
  let [highest, power] = [1e-6, 1e-12];
  for (const sample of samples) {
    highest = Math.max(highest, Math.abs(sample));
    power += (sample * sample) / samples.length;
  }
  const gain = Math.min(PEAK / highest, LOUDNESS / Math.sqrt(power));
  const [rise, fall] = [FADES.in * rate, FADES.out * rate];
  for (const [at, sample] of samples.entries()) {
    samples[at] = sample * gain * Math.min(1, at / rise, (samples.length - 1 - at) / fall);
  }
}
