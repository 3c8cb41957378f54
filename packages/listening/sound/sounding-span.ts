import { SAMPLE_RATE } from "./sample-rate.ts";

/** A stretch of a sound, in seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A measurement takes so many samples, which is 10 ms. */
const STEP = SAMPLE_RATE / 100;
/**
 * A voice sounds down to so many dB below its loudest sounds. The limits of this file were fit to `npm run
 * recording:figures` (decision 0026).
 */
const RANGE = 38;
/** A sound has at least so many times the power of the quietest tenth, as long as it is soft beside the voice. */
const ABOVE_ROOM = 6;
const SOFT_SHARE = 0.05;
/** So many steps in a row are a sound, and fewer are a click. */
const STEPS_OF_SOUND = 3;
const MARGIN = 0.03;
/** The quietest moment is measured over so many seconds. */
const PAUSE = 0.03;

/** Returns the same stretch on a clock that began so many seconds earlier. */
export const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

export const samplesBetween = (sound: Float32Array, { start, end }: Span): Float32Array =>
  sound.slice(Math.round(start * SAMPLE_RATE), Math.round(end * SAMPLE_RATE));

/** Returns the part of a stretch in which something sounds, on the clock of the whole sound. */
export const soundingWithin = (sound: Float32Array, stretch: Span): Span =>
  moved(soundingSpan(samplesBetween(sound, stretch)), stretch.start);

/** Finds where a sound at SAMPLE_RATE begins and ends, with 30 ms around it. The span is empty where nothing sounds. */
export function soundingSpan(sound: Float32Array): Span {
  const powers = powersOf(sound);
  const sorted = powers.toSorted((a, b) => a - b);
  const loudest = sorted[Math.floor(0.97 * sorted.length)] ?? 0;
  const room = sorted[Math.floor(0.05 * sorted.length)] ?? 0;
  const limit = Math.max(loudest * 10 ** (-RANGE / 10), Math.min(room * ABOVE_ROOM, loudest * SOFT_SHARE));
  const isSound = (from: number) => powers.slice(from, from + STEPS_OF_SOUND).every((power) => power > limit);
  const places = powers.flatMap((_, at) => (at + STEPS_OF_SOUND <= powers.length && isSound(at) ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  return {
    start: Math.max(0, first / 100 - MARGIN),
    end: Math.min(sound.length / SAMPLE_RATE, (last + STEPS_OF_SOUND) / 100 + MARGIN),
  };
}

/** Finds the moment between two others at which the sound is softest, in seconds. */
export function quietestMoment(sound: Float32Array, { start, end }: Span): number {
  let best = { power: Infinity, at: start };
  for (let at = Math.max(0, start); at <= end; at += 0.01) {
    const power = powerOf(samplesBetween(sound, { start: at, end: at + PAUSE }));
    if (power < best.power) best = { power, at };
  }
  return best.at + PAUSE / 2;
}

/** Returns the mean power of each 10 ms. */
export const powersOf = (sound: Float32Array): number[] =>
  Array.from({ length: Math.floor(sound.length / STEP) }, (_, at) =>
    powerOf(sound.subarray(at * STEP, (at + 1) * STEP)),
  );

function powerOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / Math.max(1, samples.length);
}
