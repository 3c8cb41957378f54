import { minute } from "#model/durations.ts";

const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

/**
 * Calls back at every full minute of the device's clock, and whenever the page is seen again, which may be days later.
 * A device changes its zone without an event, and in every zone a day begins at a full minute. Returns how to stop.
 */
export function watchMinutes(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

function start(): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => (timer = setTimeout(tell, minute - (Date.now() % minute)));
  function tell() {
    clearTimeout(timer);
    wait();
    for (const listener of listeners) listener();
  }

  wait();
  for (const name of ["focus", "pageshow", "visibilitychange"]) addEventListener(name, tell, { signal: ending.signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Calls back when `readDay` returns another day, because the day or the time zone has changed. Returns how to stop. */
export function watchDay(readDay: () => string, onNewDay: () => unknown): () => void {
  let day = readDay();
  return watchMinutes(() => {
    const now = readDay();
    if (now === day) return;
    day = now;
    onNewDay();
  });
}
