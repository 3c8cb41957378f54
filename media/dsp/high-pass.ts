import { onePoleMemory } from "./sample-rate.ts";

/**
 * Applies a one-pole high-pass in place, with `cutoff` in Hz. It runs over the signal twice, so that the end of a loop
 * meets its beginning without a step.
 */
export function highPassAround(signal: Float64Array, cutoff: number): void {
  const memory = onePoleMemory(cutoff);
  let output = 0;
  let last = 0;
  for (const keep of [false, true]) {
    for (let i = 0; i < signal.length; i++) {
      const input = signal[i] ?? 0;
      output = memory * (output + input - last);
      last = input;
      if (keep) signal[i] = output;
    }
  }
}
