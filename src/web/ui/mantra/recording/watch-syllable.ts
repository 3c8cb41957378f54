import type { TimedSyllable } from "#model/mantra.ts";

/**
 * Tells of each syllable while it is sung, by its place; -1 between them and while nothing plays. Returns how to stop,
 * which tells -1 too.
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
    change(timing.findIndex(({ start, end }) => start <= currentTime && currentTime < end));
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
