/** What has a touch of its own; the counter button among them counts like the panel around it. */
const controls = "a, button:not(.press), input, select, textarea, label, summary, audio, dialog:not(.dim)";
/** Nobody listens for these in the area, and to find that out React takes longer than a bead. */
const unheard = ["pointerover", "pointerout", "gotpointercapture", "lostpointercapture"];
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

  function down({ target, button, pointerId }: PointerEvent) {
    if (button !== 0 || isControl(target)) return;
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

  function hush(event: Event) {
    if (event.target instanceof Node && area.contains(event.target)) event.stopPropagation();
  }

  const { signal } = leaving;
  for (const name of unheard) addEventListener(name, hush, { capture: true, signal });
  area.addEventListener("pointerdown", down, { signal });
  area.addEventListener("pointerup", up, { signal });
  area.addEventListener(
    "pointercancel",
    ({ pointerId }) => {
      clearTimeout(resting);
      takeBack(pointerId);
    },
    { signal },
  );
  area.addEventListener("click", click, { signal });
  return () => {
    clearTimeout(resting);
    leaving.abort();
  };
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;
