import { setTimeout as pause } from "node:timers/promises";
import { isConflict } from "../database-errors.ts";

const maxAttempts = 6;
/** Longest pause before the second attempt, in ms. It is doubled for each later one. */
const firstPause = 8;

/** Repeats what the database aborted in favor of another transaction, which means that nothing of it was written. */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      // The wait is random, because transactions that met once would otherwise meet again.
      await pause(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}
