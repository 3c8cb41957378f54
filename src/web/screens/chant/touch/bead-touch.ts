/** What has a touch of its own; the counter button among them counts like the panel around it. */
const controls = "a, button:not(.press), input, select, textarea, label, summary, audio, dialog:not(.dim)";
/** What a touch is besides a bead. Nobody listens for it in the area, and to find that out React takes longer than a bead. */
const unheard: readonly string[] = [
  "pointerover",
  "pointermove",
  "pointerout",
  "gotpointercapture",
  "lostpointercapture",
  "touchstart",
  "touchmove",
  "touchend",
  "mouseover",
  "mousemove",
  "mousedown",
  "mouseup",
  "mouseout",
];
/** Milliseconds of a finger that rests. */
const HOLD = 700;

interface Beads {
  /** Whether one bead more neither begins the mala nor completes it. */
  isInTheMidst(): boolean;
  count(): void;
  takeBack(): void;
  /** A finger that rests, where that means something. */
  onHold?: () => void;
}

/**
 * A whole area to count on with closed eyes. A bead is counted as soon as it is touched; what turns out to be
 * scrolling, or a rest, was none. The first and the last bead wait until the finger is lifted, for they set sounds off.
 * Returns how to stop.
 */
export function countTouches(area: HTMLElement, beads: Beads): () => void {
  const leaving = new AbortController();
  const counted = new Set<number>();
  let isClickCounted = false;
  let resting = 0;

  function down({ button, pointerId }: PointerEvent) {
    if (button !== 0) return;
    isClickCounted = beads.isInTheMidst();
    if (isClickCounted) {
      counted.add(pointerId);
      beads.count();
    }
    clearTimeout(resting);
    if (beads.onHold) resting = window.setTimeout(() => hold(pointerId), HOLD);
  }

  function up({ pointerId }: PointerEvent) {
    clearTimeout(resting);
    counted.delete(pointerId);
  }

  function takeBack(pointerId: number) {
    if (counted.delete(pointerId)) beads.takeBack();
  }

  function hold(pointerId: number) {
    takeBack(pointerId);
    // The click at its end is no bead either.
    isClickCounted = true;
    beads.onHold?.();
  }

  /** Also by a key, or from a screen reader: then no touch came before it. */
  function click({ target, detail }: MouseEvent) {
    if (isControl(target)) return;
    if (detail === 0 || !isClickCounted) beads.count();
    isClickCounted = false;
  }

  function cancel({ pointerId }: PointerEvent) {
    clearTimeout(resting);
    takeBack(pointerId);
  }

  /** All that the browser makes of a touch has the same target, which need be looked at only once. */
  let asked: EventTarget | null = null;
  let isAskedMeant = false;

  function isMeant({ target }: Event) {
    if (target === asked) return isAskedMeant;
    asked = target;
    isAskedMeant = target instanceof Node && area.contains(target) && !isControl(target);
    return isAskedMeant;
  }

  function hush(event: Event) {
    if (isMeant(event)) event.stopPropagation();
  }

  const alone = (hear: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (!isMeant(event)) return;
    event.stopPropagation();
    hear(event);
  };

  const { signal } = leaving;
  for (const name of unheard) addEventListener(name, hush, { capture: true, signal });
  addEventListener("pointerdown", alone(down), { capture: true, signal });
  addEventListener("pointerup", alone(up), { capture: true, signal });
  addEventListener("pointercancel", alone(cancel), { capture: true, signal });
  area.addEventListener("click", click, { signal });
  return () => {
    clearTimeout(resting);
    leaving.abort();
  };
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;
