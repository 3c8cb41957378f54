/** Both clocks of a device, read at the same moment, in milliseconds. */
export interface ClockReading {
  /**
   * The clock that the device shows, counted from 1970. It goes on while the device sleeps, and a person may set it.
   */
  readonly wall: number;
  /**
   * The clock that only counts, from any beginning. Nobody can set it, but on most devices it stands still while they
   * sleep.
   */
  readonly steady: number;
}

/**
 * Returns the milliseconds that have really passed between two readings. A device in use does not sleep, so while a
 * page is visible the steady clock is right, and if the wall clock differs, a person has set it. A page that was hidden
 * may have slept. Then the wall clock is right, unless it was set back.
 */
export function timeBetween(before: ClockReading, after: ClockReading, wasHidden: boolean): number {
  const counted = Math.max(after.steady - before.steady, 0);
  return wasHidden ? Math.max(after.wall - before.wall, counted) : counted;
}
