/** State of a looping player at one moment. */
export interface ClockSample {
  /** Position in the recording, seconds. */
  readonly time: number;
  /** Length of the recording in seconds; NaN until it is known. */
  readonly duration: number;
  /** Speed of the position from here on: 0 while the player is paused, seeking or waiting for data. */
  readonly rate: number;
  /** Speed once it can move: 0 while the player is paused. */
  readonly wantedRate: number;
  /** True for a sample taken at a seek event, which every loop fires. */
  readonly isSeek: boolean;
  /** Moment at which the sample was taken, in milliseconds of a clock that never goes back. */
  readonly now: number;
}

/** Last known moment of the player, to compare the next sample with. */
export interface PlayerClock {
  readonly time: number;
  readonly now: number;
  /** Speed of the position since then, as far as it could move. */
  readonly rate: number;
  /** Loops that the position shows, whose seek events are still in the queue. */
  readonly pending: number;
  /** Samples since the last seek, or since the position last showed a loop. */
  readonly quiet: number;
}

/** Events come in order, and between the seeks of two loops there are fewer: after so many no seek is in the queue. */
const QUIET = 8;

/**
 * Tells whether a sample is that of a loop: the position has come round, and the player says that it seeks.
 *
 * A looping player never says "looped", it only seeks back to the start; but so it does when somebody drags the slider.
 * Time tells them apart: a loop lands where the player would be anyhow, less one length of the recording. Every
 * loop is one seek event. A busy page hears of it late, perhaps of several in a row, and reads the position of by then.
 */
export function followClock(before: PlayerClock | null, sample: ClockSample) {
  if (before && isStillLooping(before, sample)) return { clock: before, hasLooped: false };
  const rounds = before ? roundsBetween(before, sample) : 0;
  const pending = (before && before.quiet < QUIET ? before.pending : 0) + rounds;
  const hasLooped = sample.isSeek && pending > 0;
  const { time, now } = sample;
  const clock: PlayerClock = {
    time,
    now,
    // The player moves on by itself after a loop, also where no sample is taken before the next one.
    rate: rounds > 0 || hasLooped ? sample.wantedRate : sample.rate,
    pending: hasLooped ? pending - 1 : pending,
    quiet: sample.isSeek || rounds > 0 ? 0 : (before?.quiet ?? 0) + 1,
  };
  return { clock, hasLooped };
}

/** True while a player that has gone back to its start shows nothing new. */
const isStillLooping = (before: PlayerClock, { time, rate, wantedRate, isSeek }: ClockSample) =>
  !isSeek && rate === 0 && before.rate > 0 && wantedRate === before.rate && time === before.time;

/** Whole lengths of the recording by which the position lies behind where playing alone would have brought it. */
function roundsBetween(before: PlayerClock, { time, now, duration }: ClockSample): number {
  if (!(duration > 0)) return 0;
  const played = (before.rate * (now - before.now)) / 1000;
  const behind = before.time + played - time;
  return Math.max(0, Math.floor((behind + earliness(duration, before.rate)) / duration));
}

/** Seconds of the recording that a loop may come too soon, or the clocks be wrong: a fifth, or 50 ms of hearing. */
const earliness = (duration: number, rate: number) => Math.min(Math.max(0.2, 0.05 * rate), duration / 4);
