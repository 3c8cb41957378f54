import { SHOWN } from "./soon.ts";

/** Milliseconds that the animation of a bead lasts (chant.css). */
const BEAT = 450;

/**
 * An element's animation for each bead, begun once the bead is to be seen. While beads come faster than it lasts it
 * waits until the hand rests: a browser that animates answers a touch one frame later.
 */
export function newBeat() {
  let timer = 0;
  let last = Number.NEGATIVE_INFINITY;

  return function beat(element: HTMLElement, place?: () => void) {
    const end = () => element.classList.remove("beating");
    function begin() {
      place?.();
      element.classList.add("beating");
      timer = window.setTimeout(end, BEAT);
    }

    const now = performance.now();
    clearTimeout(timer);
    timer = window.setTimeout(begin, now - last < BEAT ? BEAT : SHOWN);
    last = now;
    end();
  };
}
