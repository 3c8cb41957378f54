import { expect, test } from "vitest";
import { createLockWait } from "./lock-wait.ts";

const locked = () => Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode: 5 });

/** Creates an attempt that fails while the lock is held, after a turn of the promises as a query does. */
function createLock() {
  let isHeld = true;
  let attempts = 0;
  async function attempt() {
    attempts += 1;
    await Promise.resolve();
    if (isHeld) throw locked();
    return "written";
  }
  return { attempt, release: () => void (isHeld = false), attempts: () => attempts };
}

test("of a hundred who wait for a lock one tries again and again, until all are refused", async () => {
  const lock = createLock();
  const run = createLockWait();
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => run(lock.attempt)));
  expect(outcomes).toEqual(outcomes.map(() => ({ status: "rejected", reason: locked() })));
  // Each of them tries when it comes and when it gives up, and one of them at each interval.
  expect(lock.attempts()).toBeLessThanOrEqual(300);
});

test("all who wait get through when the lock is released, and so does who comes later", async () => {
  const lock = createLock();
  const run = createLockWait();
  const waiting = Promise.all(Array.from({ length: 100 }, () => run(lock.attempt)));
  setTimeout(lock.release, 50);
  expect(new Set(await waiting)).toEqual(new Set(["written"]));
  expect(await run(lock.attempt)).toBe("written");
});

test("an error that is no lock is thrown at once", async () => {
  const run = createLockWait();
  await expect(run(() => Promise.reject(new Error("disk full")))).rejects.toThrow("disk full");
});
