/** Time of the device, and timers. */
export interface Clock {
  /** Milliseconds since 1970; may be set back. */
  now(): number;
  timeZone(): string;
  /** Returns how to cancel. */
  after(milliseconds: number, work: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
