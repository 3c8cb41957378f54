import { useLayoutEffect, type RefObject } from "react";

const keyControls = "a, button, input, select, textarea, summary, audio, [contenteditable], dialog:not([data-counts])";

/** Space and Enter count wherever they mean nothing else. Null while no bead can be counted. */
export function useBeadKeys(counter: RefObject<HTMLButtonElement | null>, press: (() => void) | null) {
  // Before queued presses are replayed, so that no key is lost between the two.
  useLayoutEffect(() => {
    if (!press) return;
    const count = press;
    function onKey(event: KeyboardEvent) {
      if ((event.key !== " " && event.key !== "Enter") || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target.closest(keyControls) : null;
      // A key held down is one bead: also on the counter, where the browser would press again and again.
      if (target && (target !== counter.current || !event.repeat)) return;
      event.preventDefault();
      if (!event.repeat) count();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [counter, press]);
}
