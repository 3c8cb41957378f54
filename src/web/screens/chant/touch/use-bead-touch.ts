import { useLayoutEffect, useRef } from "react";
import type { OpenSitting } from "../sitting.ts";
import { countTouches } from "./bead-touch.ts";

/** Makes a whole element count. */
export function useBeadTouch<Area extends HTMLElement>(sitting: OpenSitting, onHold?: () => void) {
  const area = useRef<Area>(null);
  useLayoutEffect(() => {
    if (!area.current) return;
    const { isInTheMidst, countBead: count, takeBack } = sitting;
    return countTouches(area.current, { isInTheMidst, count, takeBack, ...(onHold && { onHold }) });
  }, [sitting, onHold]);
  return area;
}
