import { useEffect } from "react";

const fields = "input:not([type=checkbox], [type=range]), select, textarea, dialog, [contenteditable]";

/** F, where no text is written. Null while it means nothing. */
export function useModeKey(toggle: (() => void) | null) {
  useEffect(() => {
    if (!toggle) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "f" || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      event.preventDefault();
      toggle?.();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [toggle]);
}
