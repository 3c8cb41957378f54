import { useLayoutEffect, useRef } from "react";
import type { Mala } from "../../../mala/mala.ts";

/** Makes a whole element count. */
export function useBeadTouch<Area extends HTMLElement>(mala: Mala, onHold?: () => void) {
  const area = useRef<Area>(null);
  useLayoutEffect(() => {
    if (!area.current) return;
    const { isInTheMidst, countBead: count, takeBack } = mala;
    return countTouches(area.current, { isInTheMidst, count, takeBack, ...(onHold && { onHold }) });
  }, [mala, onHold]);
  return area;
}

/** Elements that answer a touch by themselves. Those with `data-counts` count. */
const controls =
  "a, button:not([data-counts]), input, select, textarea, label, summary, audio, [popover], dialog:not([data-counts])";
/** Further events of a touch. The area has no listeners for them, and React takes longer to find that out than a bead takes. */
const ignoredEvents: readonly string[] = [
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
/** Milliseconds in which a second touch is the first one bouncing. */
const BOUNCE = 80;

interface Beads {
  /** True where one bead more neither begins the mala nor completes it. */
  isInTheMidst(): boolean;
  count(): void;
  takeBack(): void;
  /** Called for a finger that rests. */
  onHold?: () => void;
}

/**
 * A whole area to count on with closed eyes. A bead is counted as soon as it is touched; what turns out to be
 * scrolling, or a rest, was none. The first and the last bead wait until the finger is lifted, for they set sounds off.
 * Fingers that come down together, or bounce, are one touch. Returns how to stop.
 */
function countTouches(area: HTMLElement, beads: Beads): () => void {
  const leaving = new AbortController();
  const counted = new Set<number>();
  let isClickCounted = false;
  let resting = 0;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let isCovered = false;

  function down({ button, pointerId, isPrimary, timeStamp }: PointerEvent) {
    if (button !== 0 || !isPrimary) return;
    const isBounce = timeStamp - touchedAt < BOUNCE;
    const isNone = isBounce || isCovered;
    isClickCounted = isNone || beads.isInTheMidst();
    if (isNone) return;
    touchedAt = timeStamp;
    if (isClickCounted) {
      counted.add(pointerId);
      beads.count();
    }
    clearTimeout(resting);
    if (beads.onHold) resting = window.setTimeout(() => hold(pointerId), HOLD);
  }

  /** A touch beside an open sheet closes it. */
  function onToggle() {
    isCovered = area.querySelector(":popover-open") !== null;
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
    // The click at the end of a rest is no bead either.
    isClickCounted = true;
    beads.onHold?.();
  }

  /** A click by a key, or from a screen reader, has no touch before it. */
  function click({ target, detail }: MouseEvent) {
    if (isControl(target)) return;
    if (detail === 0 || !isClickCounted) beads.count();
    isClickCounted = false;
  }

  function cancel({ pointerId }: PointerEvent) {
    clearTimeout(resting);
    takeBack(pointerId);
  }

  const isOnCountingArea = createAreaCheck(area);

  function stop(event: Event) {
    if (isOnCountingArea(event)) event.stopPropagation();
  }

  const exclusively = (hear: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (!isOnCountingArea(event)) return;
    event.stopPropagation();
    hear(event);
  };

  const { signal } = leaving;
  for (const name of ignoredEvents) addEventListener(name, stop, { capture: true, signal });
  addEventListener("pointerdown", exclusively(down), { capture: true, signal });
  addEventListener("pointerup", exclusively(up), { capture: true, signal });
  addEventListener("pointercancel", exclusively(cancel), { capture: true, signal });
  area.addEventListener("click", click, { signal });
  area.addEventListener("toggle", onToggle, { capture: true, signal });
  return () => {
    clearTimeout(resting);
    leaving.abort();
  };
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;

/** True for events that are beads of this area. All events of a touch have the same target, which is checked only once. */
function createAreaCheck(area: HTMLElement) {
  let checked: EventTarget | null = null;
  let isCounting = false;

  return ({ target }: Event) => {
    if (target === checked) return isCounting;
    checked = target;
    isCounting = target instanceof Node && area.contains(target) && !isControl(target);
    return isCounting;
  };
}
