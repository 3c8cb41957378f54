/** The state of a looping player at one moment. */
export interface ClockSample {
  /** The position in the recording, in seconds. */
  readonly time: number;
  /** The length of the recording in seconds. It is NaN until the browser knows it. */
  readonly duration: number;
  /** The speed at which the position moves. It is 0 while the player is paused, seeking or waiting for data. */
  readonly rate: number;
  /** The speed at which the position would move if data were available. It is 0 while the player is paused. */
  readonly wantedRate: number;
  /** The flag is true for a sample taken at a seek event. Every loop fires one. */
  readonly isSeek: boolean;
  /** The time of the sample, in milliseconds of a clock that never goes back. */
  readonly now: number;
}

/** The last known state of the player, with which the next sample is compared. */
export interface PlayerClock {
  readonly time: number;
  readonly now: number;
  /** The speed of the position since this moment. */
  readonly rate: number;
  /** The position has shown so many loops whose seek events have not arrived yet. */
  readonly pending: number;
  /** The number of samples since the last seek, or since the position last showed a loop. */
  readonly quiet: number;
}

/**
 * Events arrive in order, and fewer than this lie between the seeks of two loops. After so many, no seek event is
 * waiting in the queue.
 */
const QUIET = 8;

/**
 * Decides if a sample shows that the recording has looped. A looping player fires no event for a loop, only a seek to
 * the start, and dragging the slider fires a seek too. Time distinguishes the two: after a loop, the position is where
 * playing on would have brought it, less one length of the recording. Every loop fires one seek event. A busy page
 * handles it late, perhaps several in a row, and reads the position of that later moment.
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
    // After a loop the player plays on, even if no sample is taken before the next one.
    rate: rounds > 0 || hasLooped ? sample.wantedRate : sample.rate,
    pending: hasLooped ? pending - 1 : pending,
    quiet: sample.isSeek || rounds > 0 ? 0 : (before?.quiet ?? 0) + 1,
  };
  return { clock, hasLooped };
}

/** Returns true for a player that has gone back to its start and has not begun to play again. */
const isStillLooping = (before: PlayerClock, { time, rate, wantedRate, isSeek }: ClockSample) =>
  !isSeek && rate === 0 && before.rate > 0 && wantedRate === before.rate && time === before.time;

/**
 * Returns the number of whole recordings by which the position is behind where uninterrupted playing would have brought
 * it.
 */
function roundsBetween(before: PlayerClock, { time, now, duration }: ClockSample): number {
  if (!(duration > 0)) return 0;
  const played = (before.rate * (now - before.now)) / 1000;
  const behind = before.time + played - time;
  return Math.max(0, Math.floor((behind + earliness(duration, before.rate)) / duration));
}

/**
 * Returns the tolerance in seconds of the recording for an early loop or inexact clocks: 0.2 s or 50 ms of playing,
 * whichever is longer, but at most a quarter of the recording.
 */
const earliness = (duration: number, rate: number) => Math.min(Math.max(0.2, 0.05 * rate), duration / 4);
