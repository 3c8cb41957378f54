import { seekTo } from "../../../audio/mantra-player.ts";

interface SeekBar {
  player: HTMLAudioElement;
  seekBar: HTMLInputElement;
  /** Seconds at which the pādas begin. */
  starts: readonly number[];
  /** Words for a position in seconds. */
  describe: (seconds: number, length: number) => string;
}

/**
 * Takes the place of the browser's controls: the bar follows the recording without a render for each step, and leads it;
 * Page Up and Page Down go from pāda to pāda. Returns how to stop.
 */
export function connectSeekBar({ player, seekBar, starts, describe }: SeekBar) {
  const listening = new AbortController();
  const { signal } = listening;

  function show() {
    const { duration, currentTime } = player;
    if (Number.isFinite(duration)) seekBar.max = String(duration);
    seekBar.value = String(currentTime);
    seekBar.ariaValueText = describe(currentTime, Number(seekBar.max));
  }

  const seek = () => seekTo(player, seekBar.valueAsNumber);

  function leap(event: KeyboardEvent) {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    const { currentTime } = player;
    seekTo(player, event.key === "PageUp" ? startAfter(starts, currentTime) : startBefore(starts, currentTime));
    // The player tells of it a moment later, and the next key may come before.
    show();
  }

  player.controls = false;
  // The bar may have been moved before the app was there.
  if (player.currentTime === 0 && seekBar.valueAsNumber > 0) seek();
  else show();
  for (const name of ["timeupdate", "seeked", "loadedmetadata"]) player.addEventListener(name, show, { signal });
  seekBar.addEventListener("input", seek, { signal });
  seekBar.addEventListener("keydown", leap, { signal });
  return () => listening.abort();
}

/** Where no later one follows, this is the first. */
const startAfter = (starts: readonly number[], now: number) => starts.find((start) => start > now + 0.1) ?? 0;

/** Shortly after the beginning of a pāda its predecessor is meant. */
const startBefore = (starts: readonly number[], now: number) => starts.findLast((start) => start < now - 0.5) ?? 0;
