import { CEPSTRA } from "../features/cepstra.ts";
import { DIMENSIONS, framesOf, FRAMES_PER_SECOND, HOP } from "../features/front-end.ts";
import { WINDOW } from "../features/mel-bands.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";

/** Alignment uses so many frames a second, twice as many as counting. */
export const ALIGNMENT_RATE = 2 * FRAMES_PER_SECOND;
/**
 * Every other frame distinguishes one text from another as well, in a quarter of the time. This is their number a
 * second.
 */
export const COARSE_RATE = FRAMES_PER_SECOND;
/** An alignment frame has so many dimensions, which scale its distances. */
export const ALIGNMENT_DIMENSIONS = 2 * CEPSTRA + 1;
/** The middle of the first frame is at so many seconds. */
export const FIRST_CENTER = WINDOW / 2 / SAMPLE_RATE;
/**
 * Sounds so many dB below the peak are kept, softer ones than in counting, because silence between words tells where
 * they begin.
 */
const RANGE = 40;
/**
 * The loudness has this weight beside twelve cepstra and their slopes. It was fit to `npm run recording:figures`
 * (decision 0026).
 */
const LOUDNESS_WEIGHT = 2;
const LEAST_LOUDNESS = -9;
/**
 * The loud frames are those above this share of all frames. A frame is silent if it is so many standard deviations of
 * loudness below them. Both were fit to `npm run recording:figures` (decision 0026).
 */
const LOUD_SHARE = 0.9;
const SILENT = 2.2;

/**
 * Returns cepstra, slopes and loudness of a sound at SAMPLE_RATE, with ALIGNMENT_RATE frames a second. Each value has
 * the mean 0 and an even spread over the sound, so that microphones and voices make no difference. For `warp`, see
 * FrontEnd.
 */
export function alignmentFrames(sound: Float32Array, warp = 1): Float32Array[] {
  const [even = [], odd = []] = [0, HOP / 2].map((skip) => framesOf(sound.subarray(skip), { warp, range: RANGE }));
  const lead = even[0]?.index ?? 0;
  const frames: Float32Array[] = [];
  // Slopes cost frames at the beginning. The first one is repeated there, so that times begin at 0.
  for (let at = 0; at < Math.min(even.length, odd.length) + lead; at++) {
    for (const [half, list] of [even, odd].entries()) {
      const cepstra = list[Math.max(0, at - lead)]?.cepstra;
      if (cepstra) frames.push(withLoudness(cepstra, sound, at * HOP + (half * HOP) / 2));
    }
  }
  return evened(frames);
}

function withLoudness(cepstra: Float32Array, sound: Float32Array, from: number): Float32Array {
  const frame = new Float32Array(DIMENSIONS + 1);
  frame.set(cepstra);
  let power = 1e-7;
  for (const sample of sound.subarray(from, from + WINDOW)) power += (sample * sample) / WINDOW;
  frame[DIMENSIONS] = Math.max(LEAST_LOUDNESS, Math.log(power));
  return frame;
}

/** Subtracts the mean of each value and divides it by its standard deviation. */
function evened(frames: readonly Float32Array[]): Float32Array[] {
  const out = frames.map((frame) => frame.slice());
  for (let k = 0; k <= DIMENSIONS; k++) {
    const mean = frames.reduce((sum, frame) => sum + (frame[k] ?? 0) / frames.length, 0);
    const variance = frames.reduce((sum, frame) => sum + ((frame[k] ?? 0) - mean) ** 2 / frames.length, 1e-6);
    const weight = (k === DIMENSIONS ? LOUDNESS_WEIGHT : 1) / Math.sqrt(variance);
    for (const frame of out) frame[k] = ((frame[k] ?? 0) - mean) * weight;
  }
  return out;
}

/** Returns every other frame, COARSE_RATE of them a second. */
export const halved = (frames: Features): Features => frames.filter((_, at) => at % 2 === 0);

/**
 * Returns which frames of a sound are not silent: those that are near its loud ones, compared with how much its
 * loudness varies. Breaths between the lines of a verse may have any length.
 */
export function soundingFrames(frames: Features): boolean[] {
  const levels = frames.map((frame) => frame[DIMENSIONS] ?? 0);
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(LOUD_SHARE * levels.length)] ?? 0;
  return levels.map((level) => level > loud - SILENT * LOUDNESS_WEIGHT);
}
