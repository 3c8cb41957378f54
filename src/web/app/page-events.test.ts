// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { pageApi } from "#contract/page-api.ts";
import { minute, second } from "#model/durations.ts";
import { get } from "../data/queries.ts";
import { sessionQuery } from "../data/session.ts";
import { openPage } from "../data/test-page.ts";
import { useReply } from "../data/use-reply.ts";
import { isServerSilent, noteAnswer, noteSilence, REACH } from "../device/reach.ts";
import { PageEvents } from "./page-events.ts";

const about = get(pageApi.about, {});
const deities = get(pageApi.deities, {});
const Shown = ({ query }: { query: typeof about | typeof deities }) => useReply<unknown>(query).status;

// A script that is loaded for the first time takes real time.
beforeAll(() => import("./late-page-events.ts"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens a page that shows two texts, in a browser that has had answers until now. */
async function open() {
  noteAnswer();
  const page = createElement(
    "div",
    null,
    createElement(PageEvents),
    createElement(Shown, { query: about }),
    " ",
    createElement(Shown, { query: deities }),
  );
  const { api, text } = await openPage(page);
  const asked = (path: string) => api.requests.filter((request) => request === `GET ${path}`).length;
  return { api, text, asked };
}

function countAnswers() {
  const onAnswer = vi.fn();
  const ending = new AbortController();
  addEventListener(REACH, () => isServerSilent() || onAnswer(), ending);
  onTestFinished(() => ending.abort());
  return onAnswer;
}

test("after a failure the server is asked every four seconds until it answers, also where the browser never says that the network is back", async () => {
  const { api, text, asked } = await open();
  const onAnswer = countAnswers();
  await act(async () => api.reply(deities.path, []));
  api.fail(sessionQuery.path);
  await act(async () => api.fail(about.path));
  expect([text(), asked(sessionQuery.path)]).toEqual(["error success", 1]);
  await pass(minute);
  expect([asked(sessionQuery.path), asked(about.path)]).toEqual([16, 1]);
  api.reply(about.path, {});
  api.reply(sessionQuery.path, { user: null });
  await pass(4 * second);
  expect([text(), onAnswer.mock.calls.length]).toEqual(["success success", 1]);
  await pass(minute);
  expect([asked(sessionQuery.path), asked(about.path), asked(deities.path)]).toEqual([17, 2, 1]);
});

test("what waits for an answer that may never come is sent again as soon as another request is answered", async () => {
  const { api, text, asked } = await open();
  await pass(7 * second);
  expect([text(), asked(sessionQuery.path)]).toEqual(["pending pending", 2]);
  api.reply(sessionQuery.path, { user: null });
  await pass(0);
  expect([asked(about.path), asked(deities.path)]).toEqual([2, 2]);
});

test("what is only slow, while the server answers others, is not sent again", async () => {
  const { api, text, asked } = await open();
  api.reply(sessionQuery.path, { user: null });
  await pass(30 * second);
  // Each slow request makes the page ask once.
  expect([asked(about.path), asked(sessionQuery.path)]).toEqual([1, 2]);
  await act(async () => api.reply(about.path, {}));
  expect(text()).toBe("success pending");
});

test("a page that the app shell has begun asks at once", async () => {
  noteAnswer();
  noteSilence();
  const { api } = await openPage(createElement(PageEvents));
  await pass(0);
  expect(api.requests).toEqual(["GET /api/session"]);
});

test("a hidden page does not ask, but when the browser says that it has a network", async () => {
  const { api, asked } = await open();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  api.fail(sessionQuery.path);
  await act(async () => api.fail(about.path));
  await pass(minute);
  expect(asked(sessionQuery.path)).toBe(1);
  await act(async () => void dispatchEvent(new Event("online")));
  expect(asked(sessionQuery.path)).toBe(2);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(asked(sessionQuery.path)).toBe(3);
});
