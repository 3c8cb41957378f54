import { setTimeout as pause } from "node:timers/promises";
import { isConflict } from "../database-errors.ts";

const maxAttempts = 6;
/** The longest pause before the second attempt, in ms. It is doubled for each later one. */
const firstPause = 8;

/** Repeats a transaction that the database has aborted in favor of another, so that nothing of it was written. */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      // The pause is random, because transactions that have blocked each other would otherwise do so again.
      await pause(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}
