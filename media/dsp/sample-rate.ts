/** Samples per second of everything rendered here. */
export const SAMPLE_RATE = 44_100;

/** Whole samples in a time given in seconds. */
export function samplesIn(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Factor per sample of an exponential that falls by 1/e at `frequency` Hz: a one-pole filter's memory. */
export function onePoleMemory(frequency: number): number {
  return Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE);
}
