import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { partPassed } from "#engines/chant-state.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../mala/mala.ts";

interface Props {
  mala: Mala;
}

/**
 * Shows the count at each bead without rendering anything anew: for that there is little time on a small phone. The
 * number comes first, and with `afterTouch` what surrounds it.
 */
export function useEachBead(mala: Mala, show: (count: number) => void, when = atOnce) {
  useLayoutEffect(() => {
    let shown: number | null = null;
    let isLeft = false;
    function showCount() {
      const count = mala.readCount();
      if (isLeft || count === shown) return;
      show(count);
      shown = count;
    }
    showCount();
    const stop = mala.subscribe(() => when(showCount));
    return () => {
      isLeft = true;
      stop();
    };
  }, [mala, show, when]);
}

const atOnce = (work: () => void) => work();

export function CountInWords({ mala }: Props) {
  const size = useSize(mala);
  return (
    // The starter of the page may have written the size of the round that is kept here (app/boot/starter.ts).
    <p suppressHydrationWarning>
      <Count mala={mala} />
      {` ${t.outOf(size)}`}
    </p>
  );
}

/** The round has so many beads. */
export function useSize(mala: Mala) {
  const read = () => mala.readPanel().chant.size;
  return useSyncExternalStore(mala.subscribe, read, read);
}

/** The number is no text for the browser to translate: it would put a node of its own where this one is written to. */
export function Count({ mala }: Props) {
  const number = useRef<HTMLElement>(null);
  const show = useCallback((count: number) => {
    if (number.current) writeText(number.current, String(count));
  }, []);
  useEachBead(mala, show);
  return (
    <b ref={number} translate="no">
      {mala.readCount()}
    </b>
  );
}

/** A text node stays, for a new one would have to be laid out; whatever else has come in its place goes. */
function writeText(element: Element, text: string) {
  const { firstChild, lastChild } = element;
  if (firstChild instanceof Text && firstChild === lastChild) firstChild.nodeValue = text;
  else element.textContent = text;
}

export function CountBar({ mala }: Props) {
  const size = useSize(mala);
  const bar = useRef<HTMLProgressElement>(null);
  const show = useCallback(
    (count: number) => {
      if (!bar.current) return;
      bar.current.value = count;
      bar.current.ariaValueNow = String(count);
      bar.current.ariaValueText = t.beads(count, size);
    },
    [size],
  );
  useEachBead(mala, show, afterTouch);
  const count = mala.readCount();
  return (
    <progress
      ref={bar}
      max={size}
      value={count}
      aria-label={t.progress}
      aria-valuenow={count}
      aria-valuetext={t.beads(count, size)}
    />
  );
}

/** Announces 27, 54, 81 and 108 to screen readers, and of a smaller round its thirds or its end. */
export function PartSaid({ mala }: Props) {
  const size = useSize(mala);
  const read = () => partPassed(mala.read().chant);
  const count = useSyncExternalStore(mala.subscribe, read, read);
  return <output className="unseen">{count && t.beads(count, size)}</output>;
}

/** Milliseconds. A small phone needs less for a touch and its frame, and so short a delay cannot be seen. */
const LATER = 50;

const due = new Set<() => void>();

/** Runs work that is less urgent than a number, once the touch is over and what it has changed is seen. */
export function afterTouch(work: () => void) {
  if (due.size === 0) setTimeout(doAll, LATER);
  due.add(work);
}

function doAll() {
  const works = [...due];
  due.clear();
  for (const work of works) work();
}
