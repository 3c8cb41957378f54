import { useLayoutEffect, useRef } from "react";
import { isControl } from "../../../mala/counting-area.ts";
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
/** A finger rests after so many milliseconds. */
const HOLD = 700;
/** Milliseconds in which a second touch is the first one bouncing. */
const BOUNCE = 80;

interface Beads {
  /** True where one bead more neither begins the mala nor completes it. */
  isInTheMidst(): boolean;
  count(): void;
  takeBack(): void;
  /** This is called for a finger that rests. */
  onHold?: () => void;
}

/**
 * A whole area to count on with closed eyes. A bead is counted as soon as it is touched; what turns out to be
 * scrolling, or a rest, was none. The first and the last bead wait until the finger is lifted, for they set sounds off.
 * Fingers that come down together, or bounce, are one touch. A finger that comes later is a touch of its own, whether or
 * not another one still rests on the glass. Returns how to stop.
 */
function countTouches(area: HTMLElement, beads: Beads): () => void {
  const leaving = new AbortController();
  const counted = new Set<number>();
  /** Fingers whose bead counts when they are lifted. */
  const waiting = new Set<number>();
  /** True while several fingers are on the glass, for none of which browsers make a click. */
  let areSeveral = false;
  let isClickCounted = false;
  let resting = 0;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let isCovered = false;

  /** The first finger on the glass is the primary one, for as long as it stays there. */
  function watchFingers({ isPrimary }: PointerEvent) {
    areSeveral = !isPrimary;
  }

  function down({ button, pointerId, timeStamp }: PointerEvent) {
    if (button !== 0) return;
    const isBounce = timeStamp - touchedAt < BOUNCE;
    // The event that tells of a closed sheet may come after this touch.
    if (isCovered) lookForSheet();
    const isNone = isBounce || isCovered;
    isClickCounted = isNone || beads.isInTheMidst();
    if (isNone) return;
    touchedAt = timeStamp;
    if (isClickCounted) {
      counted.add(pointerId);
      beads.count();
    } else waiting.add(pointerId);
    clearTimeout(resting);
    if (beads.onHold) resting = window.setTimeout(() => hold(pointerId), HOLD);
  }

  /** A touch beside an open sheet closes it. */
  function lookForSheet() {
    isCovered = document.querySelector(":popover-open") !== null;
  }

  function up({ pointerId }: PointerEvent) {
    clearTimeout(resting);
    counted.delete(pointerId);
    if (!waiting.delete(pointerId) || !areSeveral) return;
    isClickCounted = true;
    beads.count();
  }

  function takeBack(pointerId: number) {
    waiting.delete(pointerId);
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
  addEventListener("pointerdown", watchFingers, { capture: true, signal });
  addEventListener("pointerdown", exclusively(down), { capture: true, signal });
  addEventListener("pointerup", exclusively(up), { capture: true, signal });
  addEventListener("pointercancel", exclusively(cancel), { capture: true, signal });
  area.addEventListener("click", click, { signal });
  addEventListener("toggle", lookForSheet, { capture: true, signal });
  return () => {
    clearTimeout(resting);
    leaving.abort();
  };
}

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
