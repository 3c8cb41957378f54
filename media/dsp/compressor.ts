import { samplesIn } from "./sample-rate.ts";
import { rms, type Stereo } from "./stereo.ts";

/** Settings by which a sound's loudest moments are reduced. */
export interface Compression {
  /** Seconds over which loudness is felt. */
  window: number;
  /** dB above the sound's own RMS from which it is held back. */
  threshold: number;
  /** Divides each dB above the threshold: 1 / ratio is left of it. */
  ratio: number;
}

/**
 * Holds back, in place, what rises far above the sound's own RMS, as when voices of nearly one pitch fall into step.
 * The loudness is looked up on both sides of each moment and round the loop, so nothing is pumped and no seam arises.
 */
export function compress(sound: Stereo, { window, threshold, ratio }: Compression): void {
  const limit = rms(sound) ** 2 * 10 ** (threshold / 10);
  const power = sound.left.map((sample, i) => (sample * sample + (sound.right[i] ?? 0) ** 2) / 2);
  // A mean of means weighs with a triangle: no step when a loud moment enters or leaves.
  const felt = meanAround(meanAround(power, samplesIn(window / 2)), samplesIn(window / 2));
  for (const [i, level] of felt.entries()) {
    if (level <= limit) continue;
    const gain = (level / limit) ** (0.5 * (1 / ratio - 1));
    sound.left[i] = (sound.left[i] ?? 0) * gain;
    sound.right[i] = (sound.right[i] ?? 0) * gain;
  }
}

/** Mean of `width` values around each, taken round the loop. */
function meanAround(values: Float64Array, width: number): Float64Array {
  const { length } = values;
  const at = (index: number) => values[(index + length) % length] ?? 0;
  const before = Math.floor(width / 2);
  let sum = 0;
  for (let i = -before; i < width - before; i++) sum += at(i);
  return values.map((_, i) => {
    const mean = sum / width;
    sum += at(i - before + width) - at(i - before);
    return mean;
  });
}
