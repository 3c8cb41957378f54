/** Seconds by which the two clocks may differ because they are read at different moments. */
const DRIFT = 0.25;

/**
 * Compares the clock of the sounds with the wall clock. The first stands still while a device sleeps, and before a
 * touch.
 */
export function watchDrift(readSeconds: () => number, now: number) {
  let anchor = { wall: now, sound: readSeconds() };

  return {
    /** Sets both clocks equal from here on. `now` is in milliseconds since 1970. */
    reset(now: number) {
      anchor = { wall: now, sound: readSeconds() };
    },
    hasDrifted(now: number): boolean {
      const heard = readSeconds() - anchor.sound;
      return Math.abs((now - anchor.wall) / 1000 - heard) > DRIFT;
    },
  };
}
