import { samplesIn } from "./sample-rate.ts";
import { rms, type Stereo } from "./stereo.ts";

/** These settings reduce a sound's loudest moments. */
export interface Compression {
  /** The loudness is averaged over so many seconds. */
  window: number;
  /** Compression begins so many dB above the sound's own RMS. */
  threshold: number;
  /** Each dB above the threshold is reduced to 1 / ratio dB. */
  ratio: number;
}

/**
 * Reduces, in place, what is much louder than the sound's own RMS, for example where voices of nearly one pitch come
 * into phase. The loudness around each moment is measured on both sides and across the end of the loop, so that neither
 * pumping nor a seam can be heard.
 */
export function compress(sound: Stereo, { window, threshold, ratio }: Compression): void {
  const limit = rms(sound) ** 2 * 10 ** (threshold / 10);
  const power = sound.left.map((sample, i) => (sample * sample + (sound.right[i] ?? 0) ** 2) / 2);
  // Two averages in a row weight the loudness with a triangle, so that the gain has no step where a loud moment enters
  // or leaves the window.
  const felt = meanAround(meanAround(power, samplesIn(window / 2)), samplesIn(window / 2));
  for (const [i, level] of felt.entries()) {
    if (level <= limit) continue;
    const gain = (level / limit) ** (0.5 * (1 / ratio - 1));
    sound.left[i] = (sound.left[i] ?? 0) * gain;
    sound.right[i] = (sound.right[i] ?? 0) * gain;
  }
}

/** Returns the mean of the `width` values around each value, across the end of the loop. */
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
