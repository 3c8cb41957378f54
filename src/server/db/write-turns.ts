import { report } from "../diagnostics.ts";
import { HttpError } from "../errors.ts";

/** So many writers may wait for the end of a transaction; further ones are refused. */
const maxQueued = 500;

/** Lets one transaction have its turn while all other writers wait. */
export function createWriteTurns() {
  let isTaken = false;
  const queue: (() => void)[] = [];

  /** Resolves when the turn ends. Another caller may be faster to take the next turn, so the caller checks again. */
  function wait() {
    if (queue.length < maxQueued) {
      report.queue("writes", queue.length + 1);
      return new Promise<void>((resolve) => void queue.push(resolve));
    }
    throw new HttpError("busy", { reason: "many-write", headers: { "retry-after": "5" } });
  }

  /** Ends the turn and calls `beforeOthers`, then lets all waiting callers check again. */
  function end(beforeOthers: () => void) {
    isTaken = false;
    beforeOthers();
    report.queue("writes", 0);
    for (const next of queue.splice(0)) next();
  }

  return { isTaken: () => isTaken, take: () => void (isTaken = true), wait, end };
}
