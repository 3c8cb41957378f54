/** Milliseconds that the animation of a bead lasts (mala-ring.css). */
const DURATION = 450;

/**
 * An element's animation for each bead. While beads come faster than it lasts it waits until the hand rests: a browser
 * that animates answers a touch one frame later.
 */
export function createPulse() {
  /** Runs until the animation ends, or may begin. */
  let timer = 0;

  return function pulse(element: HTMLElement, place?: () => void) {
    function begin() {
      place?.();
      element.classList.add("beating");
      timer = window.setTimeout(rest, DURATION);
    }

    function stop() {
      element.classList.remove("beating", "resting");
      timer = 0;
    }

    function rest() {
      stop();
      element.classList.add("resting");
    }

    const isBusy = timer !== 0;
    clearTimeout(timer);
    stop();
    if (isBusy) timer = window.setTimeout(begin, DURATION);
    else begin();
  };
}
