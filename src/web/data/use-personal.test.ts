// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { favorites } from "#contract/favorites-endpoint.ts";
import type { User } from "#model/user.ts";
import { stored } from "../device/storage.ts";
import { noteAnswer, PATIENCE_MS } from "../device/reach.ts";
import { browserPerson } from "../practice/person.ts";
import { keepReplies } from "./kept-replies.ts";
import { get } from "./queries.ts";
import { openPage } from "./test-page.ts";
import { usePersonal } from "./use-personal.ts";

const query = get(favorites, {});
const noon = "2026-11-20T12:00:00.000Z";

function Shown() {
  const { status, data, keptAt } = usePersonal<unknown>(query);
  return createElement("p", null, [status, JSON.stringify(data), keptAt].filter(Boolean).join(" "));
}

beforeEach(() => {
  noteAnswer();
  browserPerson.remember(null);
  browserPerson.remember("asha");
  keepReplies(stored, { user: { uid: "asha" } as User, replies: [[query.path, ["gayatri"]]], at: noon });
});

test("where no server answers, what the device has kept is shown with its time, and the reply in its place as soon as one comes", async () => {
  const { api, cache, text } = await openPage(createElement(Shown));
  expect(text()).toBe("pending");
  await act(async () => api.fail(query.path));
  expect(text()).toBe(`success ["gayatri"] ${noon}`);
  // It stays while the request is repeated.
  api.hold(query.path);
  await act(async () => void cache.mutate(query.path));
  expect(text()).toBe(`success ["gayatri"] ${noon}`);
  await act(async () => api.reply(query.path, ["gayatri", "shanti"]));
  expect(text()).toBe('success ["gayatri","shanti"]');
});

test("what the device has kept is shown too where no answer comes in time, and the reply as soon as one comes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { api, show, text } = await openPage(createElement(Shown));
  expect(text()).toBe("pending");
  await act(async () => vi.advanceTimersByTimeAsync(PATIENCE_MS));
  expect(text()).toBe(`success ["gayatri"] ${noon}`);
  // The next page does not wait for the same network again.
  await show(createElement("div", null, createElement(Shown)));
  expect(text()).toBe(`success ["gayatri"] ${noon}`);
  await act(async () => api.reply(query.path, ["gayatri", "shanti"]));
  expect(text()).toBe('success ["gayatri","shanti"]');
});

test("where nothing is kept and no answer comes in time, that is said while the answer is still waited for", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  browserPerson.remember("bodhi");
  const { api, text } = await openPage(createElement(Shown));
  expect(text()).toBe("pending");
  await act(async () => vi.advanceTimersByTimeAsync(PATIENCE_MS));
  expect(text()).toBe("error");
  await act(async () => api.reply(query.path, ["shanti"]));
  expect(text()).toBe('success ["shanti"]');
});

test("what a server refuses is refused, whatever is kept", async () => {
  const { api, text } = await openPage(createElement(Shown));
  await act(async () => api.refuse(query.path, 503));
  expect(text()).toBe("error");
});

test("without anything kept of this person the failure is shown", async () => {
  browserPerson.remember("bodhi");
  const { api, text } = await openPage(createElement(Shown));
  await act(async () => api.fail(query.path));
  expect(text()).toBe("error");
});
