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
  const locks = browserLocks(manager as unknown as LockManager, new EventTarget());
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
  await expect(
    withPersonLock(work, browserLocks(manager as unknown as LockManager, new EventTarget())),
  ).rejects.toThrow("forbidden");
  expect(times).toBe(1);
});

test("a page that is left gives up its place in the queue, and takes one again when the person is back", async () => {
  const page = new EventTarget();
  const here = browserLocks(navigator.locks, new EventTarget());
  const left = browserLocks(navigator.locks, page);
  const done: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = here.request("queue", {}, () => promise);
  const second = left.request("queue", {}, async () => void done.push("left"));
  page.dispatchEvent(new Event("pagehide"));
  const third = left.request("queue", {}, async () => void done.push("asked when left"));
  finish();
  await first;
  await here.request("queue", {}, async () => void done.push("here"));
  expect(done).toEqual(["here"]);
  page.dispatchEvent(new Event("pageshow"));
  await Promise.all([second, third]);
  expect(done.toSorted()).toEqual(["asked when left", "here", "left"]);
});

test("what has waited since before the page was first shown gives up its place as well", async () => {
  const page = new EventTarget();
  const here = browserLocks(navigator.locks, new EventTarget());
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = here.request("first shown", {}, () => promise);
  const waiting = browserLocks(navigator.locks, page).request("first shown", {}, async () => void done.push("left"));
  page.dispatchEvent(new Event("pageshow"));
  page.dispatchEvent(new Event("pagehide"));
  finish();
  await first;
  await here.request("first shown", {}, async () => void done.push("here"));
  expect(done).toEqual(["here"]);
  page.dispatchEvent(new Event("pageshow"));
  await waiting;
});

test("what a page holds while it is left is held until its work ends", async () => {
  const page = new EventTarget();
  const work = browserLocks(navigator.locks, page).request("held", {}, async () => {
    page.dispatchEvent(new Event("pagehide"));
    return "done";
  });
  expect(await work).toBe("done");
});

test("who stops waiting for a lock is told so, on a page that is shown and on one that is left", async () => {
  const page = new EventTarget();
  const locks = browserLocks(navigator.locks, page);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = locks.request("stopped", {}, () => promise);
  for (const isLeft of [false, true]) {
    const stopping = new AbortController();
    const waiting = locks.request("stopped", { signal: stopping.signal }, async () => {});
    if (isLeft) page.dispatchEvent(new Event("pagehide"));
    stopping.abort();
    page.dispatchEvent(new Event("pageshow"));
    await expect(waiting).rejects.toThrow("aborted");
  }
  finish();
  await first;
});
