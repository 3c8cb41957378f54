import { expect, test } from "vitest";
import { noLocks } from "../practice/locks.ts";
import { malaLock } from "./mala-lock.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";

/** Locks of as many tabs of one browser, and how often each was stolen. */
function locksOf(browser: TabbedBrowser) {
  let stolen = 0;
  const tab = browser.openTab();
  const lock = malaLock("om-namah-shivaya", tab.deps.locks, () => (stolen += 1));
  return { tab, lock, stolen: () => stolen };
}

/** Awaits a promise after everything the browser has to do. */
async function settled<Result>(browser: TabbedBrowser, promise: Promise<Result>) {
  await browser.settle();
  return promise;
}

test("one tab holds a mala, and another sees that it does", async () => {
  const browser = new TabbedBrowser();
  const [first, second] = [locksOf(browser), locksOf(browser)];
  expect(await settled(browser, first.lock.take())).toBe(true);
  expect(await settled(browser, second.lock.take())).toBe(false);
  expect(await settled(browser, second.lock.isHeldElsewhere())).toBe(true);
  expect(await settled(browser, first.lock.isHeldElsewhere())).toBe(false);
});

test("a tab whose own request is under way does not take itself for another", async () => {
  const browser = new TabbedBrowser();
  const { lock } = locksOf(browser);
  const taken = lock.take();
  const isHeldElsewhere = lock.isHeldElsewhere();
  expect(await settled(browser, taken)).toBe(true);
  expect(await isHeldElsewhere).toBe(false);
});

test("a stolen lock is lost at once, and given back by the thief", async () => {
  const browser = new TabbedBrowser();
  const [first, second] = [locksOf(browser), locksOf(browser)];
  await settled(browser, first.lock.take());
  expect(await settled(browser, second.lock.steal())).toBe(true);
  expect([first.lock.isHeld(), first.stolen(), second.stolen()]).toEqual([false, 1, 0]);
  second.lock.release();
  expect(await settled(browser, first.lock.take())).toBe(true);
});

test("a lock given up while it was awaited is not held, and held where it is wanted again meanwhile", async () => {
  const browser = new TabbedBrowser();
  const { lock } = locksOf(browser);
  const taken = lock.take();
  lock.release();
  expect([await settled(browser, taken), lock.isHeld()]).toEqual([false, false]);
  const again = lock.take();
  lock.release();
  void lock.take();
  expect([await settled(browser, again), lock.isHeld()]).toEqual([true, true]);
});

test("a tab that waits goes on when the other is closed", async () => {
  const browser = new TabbedBrowser();
  const [first, second] = [locksOf(browser), locksOf(browser)];
  await settled(browser, first.lock.take());
  let isFree = false;
  void second.lock.untilFree(new AbortController().signal).then(() => (isFree = true));
  await browser.settle();
  expect(isFree).toBe(false);
  first.tab.kill();
  await browser.settle();
  expect(isFree).toBe(true);
});

test("a browser without locks gives one to every tab", async () => {
  const [first, second] = [malaLock("om", noLocks, () => {}), malaLock("om", noLocks, () => {})];
  expect(await Promise.all([first.take(), second.take()])).toEqual([true, true]);
  expect(await second.isHeldElsewhere()).toBe(false);
});
