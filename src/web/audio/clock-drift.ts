/** Seconds; clocks so far apart are not merely read at different moments. */
const DRIFT = 0.25;

/** Compares the clock of the sounds with the wall's: the first stands still in a device's sleep, and without a touch. */
export function watchDrift(readSeconds: () => number, now: number) {
  let anchor = { wall: now, sound: readSeconds() };

  return {
    /** Takes the two clocks for equal from here on. Milliseconds since 1970. */
    reset(now: number) {
      anchor = { wall: now, sound: readSeconds() };
    },
    hasDrifted(now: number): boolean {
      const heard = readSeconds() - anchor.sound;
      return Math.abs((now - anchor.wall) / 1000 - heard) > DRIFT;
    },
  };
}
