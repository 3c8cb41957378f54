/** Somebody reaches for the page; an error is of a picture or a recording, in whose place something is to be shown. */
const signs = ["pointerover", "pointerdown", "click", "keydown", "focusin", "popstate", "error"];

/**
 * Loads at the first sign of a touch, or at once where there is something to show; what failed to load is tried at the
 * next sign, until the signal aborts.
 */
export function loadAtTouch<Loaded>(
  load: () => Promise<Loaded>,
  { atOnce, signal }: { atOnce: boolean; signal: AbortSignal },
): Promise<Loaded> {
  return new Promise((resolve) => {
    const begin = () =>
      load().then(resolve, (error: unknown) => console.warn("The practice could not be loaded", error));
    for (const sign of signs) addEventListener(sign, begin, { capture: true, signal });
    if (atOnce) void begin();
  });
}
