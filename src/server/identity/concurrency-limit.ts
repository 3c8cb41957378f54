import { report } from "../diagnostics.ts";
import { HttpError } from "../errors.ts";

/** Runs at most `maxConcurrent` tasks at once and queues at most `maxQueued` more; further callers are refused. */
export function createConcurrencyLimit({ maxConcurrent, maxQueued }: { maxConcurrent: number; maxQueued: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function limit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= maxConcurrent) await enqueue();
    else running++;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      report.queue("passwords", queue.length);
      // A finished task gives its slot to the next task in the queue, so that no newer one can take it first.
      if (next) next();
      else running--;
    }
  };

  function enqueue() {
    if (queue.length >= maxQueued) {
      throw new HttpError("busy", { reason: "many-sign-in", headers: { "retry-after": "5" } });
    }
    report.queue("passwords", queue.length + 1);
    return new Promise<void>((resolve) => void queue.push(resolve));
  }
}
