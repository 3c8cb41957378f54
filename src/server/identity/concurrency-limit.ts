import { HttpError } from "../errors.ts";

/** Lets so many do their work at once, and so many more wait for it. Whoever comes then is sent away to come back. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let busy = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) await wait();
    else busy++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The place is handed on, so nobody can slip in between.
      if (next) next();
      else busy--;
    }
  };

  function wait() {
    if (queue.length >= waiting) {
      throw new HttpError(503, "Too many people are signing in right now. Please try again.", { "retry-after": "5" });
    }
    return new Promise<void>((resolve) => void queue.push(resolve));
  }
}
