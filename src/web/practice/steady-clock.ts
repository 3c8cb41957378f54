import { timeBetween, type ClockReading } from "#engines/two-clocks.ts";

interface Device {
  read: () => ClockReading;
  isHidden: () => boolean;
  /** Fires "visibilitychange". */
  page: EventTarget;
}

/** A clock in milliseconds since 1970 that goes on from the device's, and by the time that really passes: nobody sets it. */
export function steadyClock({ read, isHidden, page }: Device): () => number {
  let last = read();
  let now = last.wall;
  let wasHidden = isHidden();

  function look() {
    const next = read();
    now += timeBetween(last, next, wasHidden);
    last = next;
    wasHidden = isHidden();
    return Math.round(now);
  }

  page.addEventListener("visibilitychange", look);
  return look;
}
