import { useLayoutEffect, useRef } from "react";
import type { Mala } from "../../../mala/mala.ts";
import { countTouches } from "./bead-touch.ts";

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
