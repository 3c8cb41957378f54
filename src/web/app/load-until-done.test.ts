import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REACH } from "../device/reach.ts";
import { loadUntilDone } from "./load-until-done.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = () => vi.advanceTimersByTimeAsync(15_000);

/** Loads a script whose first loads fail. */
function failing(times: number) {
  const page = new EventTarget();
  const stopping = new AbortController();
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "module";
  };
  let loaded: string | undefined;
  void loadUntilDone(load, page, stopping.signal).then((module) => (loaded = module));

  async function answer() {
    page.dispatchEvent(new Event(REACH));
    await vi.advanceTimersByTimeAsync(0);
  }
  return { answer, stopping, loads: () => loads, loaded: () => loaded };
}

test("a script is loaded at once", async () => {
  const { loaded } = failing(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded()).toBe("module");
});

test("a script that fails is loaded again after a wait, however often", async () => {
  const { loaded } = failing(3);
  for (let time = 0; time < 3; time++) {
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded()).toBeUndefined();
    await wait();
  }
  expect(loaded()).toBe("module");
});

test("a script that fails is loaded again when the server answers", async () => {
  const { answer, loaded } = failing(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer();
  expect(loaded()).toBe("module");
});

test("attempts when the server answers now and then leave one wait, not one for each of them", async () => {
  const { answer, loads } = failing(9);
  await vi.advanceTimersByTimeAsync(0);
  for (let time = 0; time < 3; time++) await answer();
  expect(loads()).toBe(4);
  await wait();
  expect(loads()).toBe(5);
});

test("a script that is loaded, or not wanted any more, is not loaded again", async () => {
  const done = failing(0);
  await vi.advanceTimersByTimeAsync(0);
  await done.answer();
  expect(done.loads()).toBe(1);
  const stopped = failing(5);
  await vi.advanceTimersByTimeAsync(0);
  stopped.stopping.abort();
  await wait();
  await stopped.answer();
  expect(stopped.loads()).toBe(1);
});
