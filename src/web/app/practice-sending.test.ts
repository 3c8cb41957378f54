// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minute } from "#model/durations.ts";
import { sessionQuery } from "../data/session.ts";
import { openPage } from "../data/test-page.ts";
import { loadUntilDone, PracticeSending } from "./practice-sending.ts";

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

  async function comeOnline() {
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
  }
  return { comeOnline, stopping, loads: () => loads, loaded: () => loaded };
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

test("a script that fails is loaded again when the network is back", async () => {
  const { comeOnline, loaded } = failing(1);
  await vi.advanceTimersByTimeAsync(0);
  await comeOnline();
  expect(loaded()).toBe("module");
});

test("attempts when the network comes and goes leave one wait, not one for each of them", async () => {
  const { comeOnline, loads } = failing(9);
  await vi.advanceTimersByTimeAsync(0);
  for (let time = 0; time < 3; time++) await comeOnline();
  expect(loads()).toBe(4);
  await wait();
  expect(loads()).toBe(5);
});

test("a script that is loaded, or not wanted any more, is not loaded again", async () => {
  const done = failing(0);
  await vi.advanceTimersByTimeAsync(0);
  await done.comeOnline();
  expect(done.loads()).toBe(1);
  const stopped = failing(5);
  await vi.advanceTimersByTimeAsync(0);
  stopped.stopping.abort();
  await wait();
  await stopped.comeOnline();
  expect(stopped.loads()).toBe(1);
});

const passMinute = () => act(async () => vi.advanceTimersByTimeAsync(minute));

test("a session that no server answers is asked for until one does, also where the browser never says that the network is back", async () => {
  const { api } = await openPage(createElement(PracticeSending));
  await act(async () => api.fail(sessionQuery.path));
  await passMinute();
  api.reply(sessionQuery.path, { user: null });
  const { length } = api.requests;
  await passMinute();
  expect(api.requests).toHaveLength(length + 1);
  await passMinute();
  expect(api.requests).toHaveLength(length + 1);
});
