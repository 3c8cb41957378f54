import { setTimeout as pause } from "node:timers/promises";
import { isConflict } from "../database-errors.ts";

const maxAttempts = 6;
/** Longest pause before the second attempt, in ms; doubled for each later one. */
const firstPause = 8;

/** Runs again what the database gave up in favor of another transaction. Nothing of it has been written then. */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
      // A random wait: those that met once would meet again.
      await pause(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}
