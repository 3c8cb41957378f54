/**
 * All sound that the listener takes has so many samples a second, and one channel. `Resampler` converts other rates.
 */
export const SAMPLE_RATE = 16_000;
