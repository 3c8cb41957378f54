/** What a looping player shows at one moment. */
export interface ClockSample {
  /** Position in the recording, seconds. */
  readonly time: number;
  /** Length of the recording in seconds; NaN until it is known. */
  readonly duration: number;
  /** How fast the position moves from here on: 0 while the player is paused, seeking or waiting for data. */
  readonly rate: number;
  /** When the sample was taken, in milliseconds of a clock that never goes back. */
  readonly now: number;
}

/**
 * Whether the recording began anew between two samples.
 *
 * A looping player never says "looped", its position only jumps back; but so it does when somebody drags the slider.
 * What tells them apart is time: a loop lands where the player would be anyhow, less one length of the recording.
 * A page too busy to look hears of each loop all the same, for every loop is a seek, and every seek is told.
 */
export function hasLooped(before: ClockSample, after: ClockSample): boolean {
  const length = after.duration;
  const isBack = after.time < before.time || after.time === 0;
  if (!(length > 0) || !isBack) return false;
  const played = (before.rate * (after.now - before.now)) / 1000;
  return before.time + played - after.time >= length - earliest(length);
}

/** Seconds that a player may loop too soon, or our clock be wrong. Late it may be by any silence at its end. */
const earliest = (length: number) => Math.min(0.2, length / 8);

/** Whole loops of a player that began at the beginning of its recording so many milliseconds ago, and played since. */
export function loopsSince(
  playedMs: number,
  { time, duration, rate }: Pick<ClockSample, "time" | "duration" | "rate">,
) {
  if (!(duration > 0)) return 0;
  const passed = (playedMs / 1000) * rate - time;
  return Math.max(0, Math.floor((passed + earliest(duration)) / duration));
}
