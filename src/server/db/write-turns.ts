import { report } from "../diagnostics.ts";
import { HttpError } from "../errors.ts";

/** Length of the queue behind a transaction; writers beyond it are refused. */
const maxQueued = 500;

/** Creates turns: while one transaction has its turn, all other writers wait. */
export function createWriteTurns() {
  let isTaken = false;
  const queue: (() => void)[] = [];

  /** Resolves when the turn ends. Another caller may take the next turn first, so the caller checks again. */
  function wait() {
    if (queue.length < maxQueued) {
      report.queue("writes", queue.length + 1);
      return new Promise<void>((resolve) => void queue.push(resolve));
    }
    throw new HttpError("busy", { reason: "many-write", headers: { "retry-after": "5" } });
  }

  /** Ends the turn and calls `beforeOthers`, then lets all who wait check again. */
  function end(beforeOthers: () => void) {
    isTaken = false;
    beforeOthers();
    report.queue("writes", 0);
    for (const next of queue.splice(0)) next();
  }

  return { isTaken: () => isTaken, take: () => void (isTaken = true), wait, end };
}
