/** Both clocks of a device, read at the same moment, in milliseconds. */
export interface ClockReading {
  /** The clock that the device shows, from 1970 on. It goes on while the device sleeps, and somebody may set it. */
  readonly wall: number;
  /** The clock that only counts, from any beginning. Nobody sets it, but on most devices it stands while they sleep. */
  readonly steady: number;
}

/**
 * Returns the milliseconds that have really passed between two readings. A device in use does not sleep, so while a
 * page is seen the steady clock is right, and if the wall clock has gone differently, somebody has set it. A page that
 * was hidden meanwhile may have slept. Then the wall clock is right, unless it was set back.
 */
export function timeBetween(before: ClockReading, after: ClockReading, wasHidden: boolean): number {
  const counted = Math.max(after.steady - before.steady, 0);
  return wasHidden ? Math.max(after.wall - before.wall, counted) : counted;
}
