import { setTimeout as pause } from "node:timers/promises";
import { isLocked } from "./database-errors.ts";

/** The longest wait for the lock of another process, and the pause between two attempts, in ms. */
const patience = 500;
const interval = 10;

/**
 * Waits for a file that another process has locked. The event loop goes on meanwhile, as it would not in SQLite's own
 * wait. One of those who wait tries again and again, and the others follow when it has got through or has given up,
 * because a hundred attempts at each interval would keep the process as busy as SQLite's wait. Throws SQLite's error
 * after half a second.
 */
export function createLockWait() {
  /** Settles when the one who tries has got through or has given up; null while nobody tries. */
  let trial: Promise<void> | null = null;
  const end = () => void (trial = null);

  return async function run<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    const giveUpAt = performance.now() + patience;
    for (;;) {
      if (trial) await trial;
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= giveUpAt) throw error;
      }
      if (trial) continue;
      const trying = tryUntil(giveUpAt, attempt);
      trial = trying.then(end, end);
      return trying;
    }
  };
}

async function tryUntil<Result>(giveUpAt: number, attempt: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    await pause(interval);
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= giveUpAt) throw error;
    }
  }
}
