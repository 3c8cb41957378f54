import { setTimeout as pause } from "node:timers/promises";
import { isLocked } from "./database-errors.ts";

/** The longest wait for the lock of another process, and the pause between two attempts, in ms. */
const patience = 500;
const interval = 10;

/**
 * Waits for a file that another process has locked. The event loop goes on meanwhile, as it would not in SQLite's own
 * wait. Only one of those who wait tries at a time. Throws SQLite's error after half a second.
 */
export function createLockWait() {
  /** The pause before the next attempt, and the error of the last one; null while nobody waits. */
  let waiting: { pause: Promise<void>; error: unknown } | null = null;

  return async function run<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    const giveUpAt = performance.now() + patience;
    for (;;) {
      if (waiting) {
        if (performance.now() >= giveUpAt) throw waiting.error;
        await waiting.pause;
        continue;
      }
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= giveUpAt) throw error;
        waiting = { pause: pause(interval).then(() => void (waiting = null)), error };
      }
    }
  };
}
