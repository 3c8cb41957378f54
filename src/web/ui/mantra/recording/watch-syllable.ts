import { endOfSyllable } from "#engines/end-of-syllable.ts";
import type { TimedSyllable } from "#model/mantra.ts";

/**
 * Calls `show` with the index of each syllable while it is sung, and with -1 between syllables and while nothing plays.
 * Returns how to stop, which also calls `show` with -1.
 */
export function watchSyllable(
  player: HTMLAudioElement,
  timing: readonly TimedSyllable[],
  show: (place: number) => void,
): () => void {
  const ending = new AbortController();
  let shown = -1;
  let frame = 0;

  function change(place: number) {
    if (place === shown) return;
    shown = place;
    show(place);
  }

  function follow() {
    const { currentTime } = player;
    change(timing.findIndex(({ start }, place) => start <= currentTime && currentTime < endOfSyllable(timing, place)));
    frame = requestAnimationFrame(follow);
  }

  function rest() {
    cancelAnimationFrame(frame);
    change(-1);
  }

  function begin() {
    cancelAnimationFrame(frame);
    follow();
  }

  player.addEventListener("play", begin, { signal: ending.signal });
  player.addEventListener("pause", rest, { signal: ending.signal });
  if (!player.paused) begin();

  return () => {
    ending.abort();
    rest();
  };
}
