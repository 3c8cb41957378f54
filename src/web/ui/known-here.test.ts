// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { favorites } from "#contract/favorites-endpoint.ts";
import { minute } from "#model/durations.ts";
import { get } from "../data/queries.ts";
import { openPage } from "../data/test-page.ts";
import { usePersonal } from "../data/use-personal.ts";
import { NotKnownHere } from "./known-here.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const query = get(favorites, {});

function Shown() {
  const { data } = usePersonal<unknown>(query);
  return data ? createElement("p", null, JSON.stringify(data)) : createElement(NotKnownHere, { what: "favorites" });
}

test("what the device does not know is asked for again, also where the browser never says that the network is back", async () => {
  const { api, text } = await openPage(createElement(Shown));
  await act(async () => api.fail(query.path));
  expect(text()).toMatch(/^You're offline/);
  await act(async () => vi.advanceTimersByTimeAsync(minute));
  expect(text()).toMatch(/^You're offline/);
  api.reply(query.path, ["gayatri"]);
  await act(async () => vi.advanceTimersByTimeAsync(minute));
  expect(text()).toBe('["gayatri"]');
  const { length } = api.requests;
  await act(async () => vi.advanceTimersByTimeAsync(minute));
  expect(api.requests).toHaveLength(length);
});
