import type { ClockSample } from "#practice/player-clock.ts";

const events = ["timeupdate", "seeking", "seeked", "waiting", "playing", "ratechange", "pause"];

/** Takes a sample whenever the player tells that its position or its speed has changed. */
export function watchSamples(player: HTMLMediaElement, onSample: (sample: ClockSample) => void, signal: AbortSignal) {
  const take = ({ type }: Event) => onSample(readSample(player, type === "seeking"));
  for (const name of events) player.addEventListener(name, take, { signal });
}

function readSample(player: HTMLMediaElement, isSeek: boolean): ClockSample {
  const { currentTime: time, duration, paused, seeking, readyState, playbackRate } = player;
  const wantedRate = paused ? 0 : playbackRate;
  const isMoving = !seeking && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  return { time, duration, rate: isMoving ? wantedRate : 0, wantedRate, isSeek, now: performance.now() };
}
