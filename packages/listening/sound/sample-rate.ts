/** Samples a second in every sound that the listener takes, of one channel. `Resampler` brings other rates down to it. */
export const SAMPLE_RATE = 16_000;
