import { useLayoutEffect, useRef } from "react";

/** What is disabled while it works loses the focus: it is given back afterwards, unless it has gone elsewhere. */
export function useHeldFocus(isWorking: boolean) {
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isWorking) held.current = document.activeElement;
    else if (document.activeElement === document.body && held.current instanceof HTMLElement) {
      held.current.focus({ preventScroll: true });
    }
  }, [isWorking]);
}
