const logged = new Set<string>();

/**
 * Uses something of the device that a practice can do without: lock screen, vibration, fullscreen, sound that a touch
 * allows. A failure is logged once for each name and not passed on; the result is then `otherwise`.
 */
export function nicety<Result>(name: string, use: () => Result, otherwise: Result): Result {
  try {
    const result = use();
    // A browser may reject later, when nobody waits for it any more.
    if (result instanceof Promise) result.catch((error: unknown) => log(name, error));
    return result;
  } catch (error) {
    log(name, error);
    return otherwise;
  }
}

function log(name: string, error: unknown) {
  if (logged.has(name)) return;
  logged.add(name);
  console.info(`This device refuses: ${name}`, error);
}
