import { expect, test } from "vitest";
import { browserLocks, holdLock, withPersonLock } from "./locks.ts";

/** A lock manager of a page whose storage is forbidden, which rejects, or throws. */
const refusal = () => new DOMException("Locks are forbidden here", "SecurityError");
const rejecting = { request: () => Promise.reject(refusal()), query: () => Promise.reject(refusal()) };
const throwing = {
  request() {
    throw refusal();
  },
  query() {
    throw refusal();
  },
};

test.each([
  ["rejects", rejecting],
  ["throws", throwing],
])("a browser whose lock manager %s gives every tab what it asks for", async (_, manager) => {
  const locks = browserLocks(manager as unknown as LockManager);
  expect(await locks.request("mala:om", { ifAvailable: true }, async (isGranted) => isGranted)).toBe(true);
  expect(await withPersonLock(async () => "signed in", locks)).toBe("signed in");
  expect(await locks.heldNames()).toEqual(new Set());
  expect(holdLock(locks, "sitting:1")).not.toThrow();
});

test("what fails under a lock fails for who asked for it, and is done once", async () => {
  let times = 0;
  const manager = { request: (_: string, __: object, hold: (lock: object) => unknown) => hold({}) };
  const work = async () => {
    times += 1;
    throw refusal();
  };
  await expect(withPersonLock(work, browserLocks(manager as unknown as LockManager))).rejects.toThrow("forbidden");
  expect(times).toBe(1);
});
