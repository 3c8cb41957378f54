import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import { testApp } from "../test-app.ts";

const pathOfToday = (version: string) => fillPath(api.textBundle.path, { bundle: "today", version });
const nextDay = new Date("2026-11-21T12:00Z");

test("servers with the same texts give the same versions, however often a teaching was read there", async () => {
  const [{ ask, call }, other] = [testApp(), testApp()];
  const [{ slug = "" } = {}] = await call(api.blogPosts, {});
  const headers = {
    "sec-fetch-site": "same-origin",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0",
  };
  await ask(fillPath(api.countView.path, { slug }), { method: "POST", headers });
  expect((await call(api.blogPost, { slug })).viewCount).toBe(1);
  expect(await call(api.textBundles, {})).toEqual(await other.call(api.textBundles, {}));
});

test("the next day has other texts of the day, and the rest as it was", async () => {
  const [{ call }, { call: callNextDay }] = [testApp(), testApp({ now: () => nextDay })];
  const [{ today, ...rest }, { today: next, ...restOfNext }] = [
    await call(api.textBundles, {}),
    await callNextDay(api.textBundles, {}),
  ];
  expect(next).not.toBe(today);
  expect(restOfNext).toEqual(rest);
});

test("a server that runs on past midnight has the texts of its new day", async () => {
  let time = new Date("2026-11-20T12:00Z");
  const { call, ask } = testApp({ now: () => time });
  const { today = "" } = await call(api.textBundles, {});
  time = nextDay;
  const { today: next = "" } = await call(api.textBundles, {});
  expect([(await ask(pathOfToday(today))).status, (await ask(pathOfToday(next))).status]).toEqual([404, 200]);
});

test.each([
  { bundle: "pages", version: "of-another-release" },
  { bundle: "constructor", version: "undefined" },
])("there is no bundle %j", async (params) => {
  expect((await testApp().ask(fillPath(api.textBundle.path, params))).status).toBe(404);
});
