/* @chunk entry */
import { useLayoutEffect, useRef } from "react";

/** Restores the focus that a control loses while it is disabled, unless it has moved elsewhere meanwhile. */
export function useHeldFocus(isWorking: boolean) {
  const held = useRef<Element>(null);
  // The focus is read while rendering, because some browsers take it away as soon as the control is disabled.
  if (isWorking) held.current ??= document.activeElement;

  useLayoutEffect(() => {
    if (isWorking) return;
    if (document.activeElement === document.body && held.current instanceof HTMLElement) {
      held.current.focus({ preventScroll: true });
    }
    held.current = null;
  }, [isWorking]);
}
