import { setImmediate } from "node:timers/promises";

/** A computation that can be interrupted wherever it yields. */
export type Steps<Result> = Generator<undefined, Result>;

/** A computation may occupy the server for so many milliseconds, before other requests get their turn. */
const slice = 5;

/** Runs a computation slice by slice, so that requests are answered in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await setImmediate();
  }
}

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
