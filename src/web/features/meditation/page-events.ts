interface Listener {
  /** The page is seen again, perhaps after a sleep. */
  onVisible: () => void;
  /** The page is being closed for good. */
  onClose: () => void;
}

/** Listens until the signal aborts. */
export function watchPage({ onVisible, onClose }: Listener, signal: AbortSignal) {
  const check = () => document.visibilityState === "visible" && onVisible();
  document.addEventListener("visibilitychange", check, { signal });
  document.addEventListener("resume", check, { signal });
  addEventListener("pageshow", check, { signal });
  addEventListener("pagehide", ({ persisted }) => !persisted && onClose(), { signal });
}
