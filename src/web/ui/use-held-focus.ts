import { useLayoutEffect, useRef } from "react";

/** Restores the focus that a control loses while it is disabled, unless it has moved elsewhere meanwhile. */
export function useHeldFocus(isWorking: boolean) {
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isWorking) held.current = document.activeElement;
    else if (document.activeElement === document.body && held.current instanceof HTMLElement) {
      held.current.focus({ preventScroll: true });
    }
  }, [isWorking]);
}
