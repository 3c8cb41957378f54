// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepScreenOn } from "./wake-lock.ts";

let locks: TestLock[] = [];
let refusals = 0;
let letSleep = () => {};

class TestLock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

const flush = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Releases the lock, as the system may. */
async function takeAway() {
  await locks.at(-1)?.release();
  await flush();
}

async function show(visibility: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  if (visibility === "hidden") await takeAway();
  document.dispatchEvent(new Event("visibilitychange"));
  await flush();
}

beforeEach(async () => {
  locks = [];
  refusals = 0;
  const request = async () => {
    const lock = new TestLock();
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  letSleep = keepScreenOn(() => (refusals += 1));
  await flush();
});

afterEach(() => {
  letSleep();
  vi.restoreAllMocks();
});

const isHeld = () => locks.at(-1)?.released === false;

test("a lock that the system takes while the page is seen is taken again", async () => {
  await takeAway();
  expect([isHeld(), locks.length, refusals]).toEqual([true, 2, 0]);
});

test("a lock that the system takes again and again is given up, and that is said once", async () => {
  await takeAway();
  await takeAway();
  expect([isHeld(), locks.length, refusals]).toEqual([false, 2, 1]);
});

test("where it cannot be taken again, that is said", async () => {
  Object.assign(navigator.wakeLock, { request: () => Promise.reject(new DOMException("Low", "NotAllowedError")) });
  await takeAway();
  expect([isHeld(), refusals]).toEqual([false, 1]);
});

test("a page that is seen again takes a new lock, and may lose that once too", async () => {
  await takeAway();
  await show("hidden");
  expect([isHeld(), refusals]).toEqual([false, 0]);
  await show("visible");
  expect(isHeld()).toBe(true);
  await takeAway();
  expect([isHeld(), locks.length, refusals]).toEqual([true, 4, 0]);
});

test("a lock that is given back stays so", async () => {
  letSleep();
  await flush();
  expect([isHeld(), locks.length, refusals]).toEqual([false, 1, 0]);
});
