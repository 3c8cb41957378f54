/** Everything that is rendered here has so many samples per second. */
export const SAMPLE_RATE = 44_100;

/** Returns the whole samples in a time given in seconds. */
export function samplesIn(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Returns the factor per sample of a one-pole filter with its corner at `frequency` Hz. */
export function onePoleMemory(frequency: number): number {
  return Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE);
}
