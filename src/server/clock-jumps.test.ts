import { expect, test } from "vitest";
import { day, hour } from "#model/durations.ts";
import { api } from "#contract/api.ts";
import { mira, openBrowser } from "./accounts/test-browser.ts";
import { chanted, today } from "./practice-log/test-entries.ts";
import { testApp } from "./test-app.ts";

function setUp() {
  const noon = Date.parse(`${today}T12:00Z`);
  const clock = { now: noon };
  const { ask, logged } = testApp({ now: () => new Date(clock.now) });
  const jump = (ms: number) => void (clock.now += ms);
  return { browser: openBrowser(ask), jump, logged };
}

test.each([
  ["an hour", hour],
  ["a day", day],
  ["ten years", 3650 * day],
])("a clock that jumps back by %s ends no session, and refuses no sign-in", async (_, back) => {
  const { browser, jump, logged } = setUp();
  await browser.signUp();
  jump(-back);
  expect(await browser.user()).toMatchObject({ email: mira.email });
  expect((await browser.post("/api/favorites/om-namah-shivaya", {})).status).toBe(200);
  expect((await browser.signIn()).status).toBe(200);
  expect(logged.filter((line) => / (warn|error) /.test(line))).toEqual([]);
});

test("a clock that jumps ahead by a month ends the session, and the password opens a new one", async () => {
  const { browser, jump } = setUp();
  await browser.signUp();
  jump(31 * day);
  expect((await browser.get(api.favorites.path)).status).toBe(401);
  expect((await browser.signIn()).status).toBe(200);
  expect((await browser.get(api.favorites.path)).status).toBe(200);
});

test("practice that was recorded before the clock was put back stays, and more is recorded", async () => {
  const { browser, jump } = setUp();
  await browser.signUp();
  expect((await browser.post(api.recordChant.path, chanted(1, 108))).status).toBe(200);
  jump(-2 * hour);
  const reply = await browser.post(api.recordChant.path, chanted(2, 54));
  expect([reply.status, await reply.json()]).toEqual([200, { totalChants: 162, streakDays: 1 }]);
});

test("the mantra of the day follows the clock in both directions, over midnight in India", async () => {
  const { browser, jump } = setUp();
  const featured = async () => {
    const { day: number } = await (await browser.get(api.featuredMantra.path)).json();
    return number as number;
  };
  const first = await featured();
  jump(6.4 * hour);
  expect(await featured()).toBe(first);
  jump(0.2 * hour);
  expect(await featured()).toBe(first + 1);
  jump(-0.2 * hour);
  expect(await featured()).toBe(first);
});
