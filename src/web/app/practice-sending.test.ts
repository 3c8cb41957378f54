import { expect, test } from "vitest";
import { loadUntilDone } from "./practice-sending.ts";

async function pass(event?: () => void) {
  event?.();
  for (let level = 0; level < 10; level++) await Promise.resolve();
}

/** Loads a script whose first loads fail, with timers and events that the test triggers. */
function failing(times: number) {
  const page = new EventTarget();
  const stopping = new AbortController();
  const timers: (() => void)[] = [];
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "module";
  };
  const after = (_milliseconds: number, work: () => void) => void timers.push(work);
  let loaded: string | null = null;
  void loadUntilDone(load, { after, page, signal: stopping.signal }).then((module) => (loaded = module));
  return { page, stopping, timers, loads: () => loads, loaded: () => loaded };
}

test("a script is loaded at once", async () => {
  const { loaded, timers } = failing(0);
  await pass();
  expect([loaded(), timers.length]).toEqual(["module", 0]);
});

test("a script that fails is loaded again after a wait, however often", async () => {
  const { loaded, timers } = failing(3);
  for (let wait = 0; wait < 3; wait++) {
    await pass();
    expect(loaded()).toBeNull();
    await pass(timers.shift());
  }
  expect(loaded()).toBe("module");
});

test("a script that fails is loaded again when the network is back", async () => {
  const { page, loaded } = failing(1);
  await pass();
  await pass(() => page.dispatchEvent(new Event("online")));
  expect(loaded()).toBe("module");
});

test("attempts when the network comes and goes leave one wait, not one for each of them", async () => {
  const { page, timers, loads } = failing(9);
  await pass();
  for (let time = 0; time < 3; time++) await pass(() => page.dispatchEvent(new Event("online")));
  expect([loads(), timers.length]).toEqual([4, 1]);
  await pass(timers.shift());
  expect([loads(), timers.length]).toEqual([5, 1]);
});

test("a script that is loaded, or not wanted any more, is not loaded again", async () => {
  const done = failing(0);
  await pass();
  await pass(() => done.page.dispatchEvent(new Event("online")));
  expect(done.loads()).toBe(1);
  const stopped = failing(5);
  await pass();
  stopped.stopping.abort();
  await pass(stopped.timers.shift());
  await pass(() => stopped.page.dispatchEvent(new Event("online")));
  expect(stopped.loads()).toBe(1);
});
