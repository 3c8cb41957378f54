import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { silence, type Stereo } from "../dsp/stereo.ts";

/**
 * A piece without an end, whose loop lasts `seconds`. Everything that repeats in it has one of the `periods` (in
 * seconds, by name), each of which must fit into the loop a whole number of times.
 */
export interface Loop {
  seconds: number;
  periods: Readonly<Record<string, number>>;
}

/**
 * The file has so many seconds of the loop before its beginning and after its end, because a decoder may cut or add a
 * little.
 */
export const WRAP = 0.25;

const isWhole = (times: number) => Math.abs(times - Math.round(times)) < 1e-6;

/** Returns the names of the periods that do not fit into the loop. */
export function brokenPeriods({ seconds, periods }: Loop): string[] {
  return Object.entries(periods).flatMap(([name, period]) => (isWhole(seconds / period) ? [] : [name]));
}

/** Returns the samples of the loop. Throws when a period does not fit. */
export function samplesOf(loop: Loop): number {
  const broken = brokenPeriods(loop);
  if (broken.length > 0) throw new Error(`${broken.join(", ")} would be cut by a loop of ${loop.seconds} s`);
  return samplesIn(loop.seconds);
}

/** Returns the end of the loop, the loop, and its beginning once more. */
export function wrapped({ left, right }: Stereo): Stereo {
  const edge = samplesIn(WRAP);
  const longer = silence(left.length + 2 * edge);
  for (const [source, target] of [
    [left, longer.left],
    [right, longer.right],
  ] as const) {
    target.set(source.subarray(source.length - edge), 0);
    target.set(source, edge);
    target.set(source.subarray(0, edge), edge + source.length);
  }
  return longer;
}

/** Returns the step between two samples that is larger than 99 % of all steps. */
export function usualStep(channel: Float64Array): number {
  const steps = Float64Array.from({ length: channel.length - 1 }, (_, i) =>
    Math.abs((channel[i + 1] ?? 0) - (channel[i] ?? 0)),
  );
  return steps.toSorted()[Math.floor(0.99 * steps.length)] ?? 0;
}

/** Returns the step at which a player jumps from the end of the loop to its beginning in a wrapped sound. */
export function seamStep(channel: Float64Array, seconds: number): number {
  const first = samplesIn(WRAP);
  const end = first + Math.round(seconds * SAMPLE_RATE);
  return Math.abs((channel[first] ?? 0) - (channel[end - 1] ?? 0));
}
