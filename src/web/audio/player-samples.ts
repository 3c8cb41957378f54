import type { ClockSample } from "#engines/player-clock.ts";

const events = ["timeupdate", "seeking", "seeked", "waiting", "playing", "ratechange", "pause"];

/** Takes a sample whenever the player reports that its position or its speed has changed. */
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

/** Dispatched on `window` with a function that receives the samples. Sampling ends with it. */
const SAMPLES_WANTED = "app:samples-wanted";

const sampled = new WeakSet<HTMLMediaElement>();

/** Takes samples of a recording that plays before the app has loaded and counts its loops. */
export function takeSamples(media: HTMLMediaElement) {
  if (sampled.has(media)) return;
  sampled.add(media);
  const samples: ClockSample[] = [];
  const sampling = new AbortController();
  watchSamples(media, (sample) => samples.push(sample), sampling.signal);
  addEventListener(
    SAMPLES_WANTED,
    (event) => {
      sampling.abort();
      // Only the function below dispatches this event.
      const receive = (event as CustomEvent<(all: ClockSample[]) => void>).detail;
      // A page that was translated is rendered anew: the player that began is gone, and the app starts the new one.
      receive(media.isConnected ? samples : []);
    },
    { signal: sampling.signal },
  );
}

/**
 * Returns the samples taken so far, once. They come by an event, because the starter that takes them is a separate
 * script.
 */
export function collectEarlySamples(): ClockSample[] {
  let collected: ClockSample[] = [];
  dispatchEvent(new CustomEvent(SAMPLES_WANTED, { detail: (all: ClockSample[]) => (collected = all) }));
  return collected;
}
