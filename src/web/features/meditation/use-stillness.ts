import { useEffect, useState } from "react";

/** Milliseconds without a movement, after which the controls step back. */
const QUIET = 3000;
const activities = ["pointermove", "pointerdown", "keydown", "focusin"];

export function useStillness() {
  const [isStill, setStill] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    function onActivity(event?: Event) {
      // Browsers dispatch a move, too, when something else moves away under a pointer at rest.
      if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
      setStill(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setStill(true), QUIET);
    }
    for (const sign of activities)
      document.addEventListener(sign, onActivity, { signal: leaving.signal, passive: true });
    onActivity();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  return isStill;
}
