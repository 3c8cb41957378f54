import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { quarterPassed, ROUND } from "#practice/chant-counter.ts";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import { afterFrame } from "./after-frame.ts";
import type { OpenSitting } from "./sitting.ts";

interface Props {
  sitting: OpenSitting;
}

/**
 * Shows the count at each bead without rendering anything anew: for that there is little time on a small phone. The
 * number comes first, and with `afterFrame` what surrounds it.
 */
export function useEachBead(sitting: OpenSitting, show: (count: number) => void, when = atOnce) {
  useLayoutEffect(() => {
    let shown: number | null = null;
    let isLeft = false;
    function showCount() {
      const count = sitting.readCount();
      if (isLeft || count === shown) return;
      show(count);
      shown = count;
    }
    showCount();
    const stop = sitting.subscribe(() => when(showCount));
    return () => {
      isLeft = true;
      stop();
    };
  }, [sitting, show, when]);
}

const atOnce = (work: () => void) => work();

export function CountInWords({ sitting }: Props) {
  const { outOf } = useMessages(chantMessages);
  return (
    <p>
      <Count sitting={sitting} /> {outOf}
    </p>
  );
}

export function Count({ sitting }: Props) {
  const number = useRef<HTMLElement>(null);
  const show = useCallback((count: number) => {
    // The text that is there, for a new one would have to be laid out.
    if (number.current?.firstChild) number.current.firstChild.nodeValue = String(count);
  }, []);
  useEachBead(sitting, show);
  return <b ref={number}>{sitting.readCount()}</b>;
}

export function CountBar({ sitting }: Props) {
  const t = useMessages(chantMessages);
  const bar = useRef<HTMLProgressElement>(null);
  const show = useCallback(
    (count: number) => {
      if (!bar.current) return;
      bar.current.value = count;
      bar.current.ariaValueNow = String(count);
      bar.current.ariaValueText = t.beads(count);
    },
    [t],
  );
  useEachBead(sitting, show, afterFrame);
  const count = sitting.readCount();
  return (
    <progress
      ref={bar}
      max={ROUND}
      value={count}
      aria-label={t.progress}
      aria-valuenow={count}
      aria-valuetext={t.beads(count)}
    />
  );
}

/** For a voice: 27, 54, 81, 108. */
export function QuarterSaid({ sitting }: Props) {
  const t = useMessages(chantMessages);
  const read = () => quarterPassed(sitting.read().chant);
  const quarter = useSyncExternalStore(sitting.subscribe, read, read);
  return <output className="unseen">{quarter && t.beads(quarter)}</output>;
}
