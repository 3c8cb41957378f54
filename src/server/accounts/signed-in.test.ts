import { describe, expect, test } from "vitest";
import type { SignedInDevice } from "#contract/personal-replies.ts";
import { testDatabases } from "../db/test-databases.ts";
import { mostSessions } from "../identity/session.store.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const path = "/api/user/sessions";
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile";
const kabir = { name: "Kabir", email: "kabir@example.org", password: "a loom and a song" };

type Browser = ReturnType<typeof openBrowser>;

const signInFrom = (browser: Browser, agent: string) =>
  browser.request("POST", "/api/auth/sign-in", {
    body: JSON.stringify({ email: mira.email, password: mira.password }),
    headers: { "user-agent": agent },
  });

const devicesOf = async (browser: Browser) => (await (await browser.get(path)).json()) as SignedInDevice[];

describe.each(testDatabases())("on $name", ({ open }) => {
  test("of more than a hundred sessions the one that was used longest ago ends, and nobody else's", async () => {
    await using db = await open();
    let now = Date.parse("2026-11-20T12:00Z");
    const { ask } = testApp({ db, now: () => new Date((now += 1000)) });
    const [first, second, other] = [openBrowser(ask), openBrowser(ask), openBrowser(ask)];
    await first.signUp();
    await second.signIn();
    await other.signUp(kabir);
    for (let more = 2; more < mostSessions; more++) await openBrowser(ask).signIn();
    expect(await first.user()).not.toBeNull();
    await openBrowser(ask).signIn();
    expect([await first.user(), (await second.user())?.uid, (await other.user())?.uid]).toEqual([
      null,
      expect.any(String),
      expect.any(String),
    ]);
    expect(await devicesOf(second)).toHaveLength(mostSessions);
  });

  test("each browser is listed with its device and times, and never with its token", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const { ask } = testApp({ db, now: () => now });
    const [here, there, other] = [openBrowser(ask), openBrowser(ask), openBrowser(ask)];
    await here.signUp();
    await other.signUp(kabir);
    now = new Date("2026-11-22T12:00Z");
    await signInFrom(there, phone);
    const at = { first: "2026-11-20T12:00:00.000Z", later: "2026-11-22T12:00:00.000Z" };
    const list = await here.get(path);
    const text = await list.text();
    expect(JSON.parse(text)).toEqual([
      {
        id: expect.any(String),
        current: false,
        createdAt: at.later,
        lastUsedAt: at.later,
        device: "Chrome on Android",
      },
      { id: expect.any(String), current: true, createdAt: at.first, lastUsedAt: at.later, device: null },
    ]);
    for (const { token_hash } of await db.selectFrom("session").selectAll().execute()) {
      expect(text).not.toContain(token_hash);
    }
    expect(text).not.toContain(there.cookie().replace("session=", ""));
  });

  test("of many sign-ins at once no more than a hundred stay", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const here = openBrowser(ask);
    await here.signUp();
    await Promise.all(Array.from({ length: mostSessions + 20 }, () => openBrowser(ask).signIn()));
    const rows = await db.selectFrom("session").selectAll().execute();
    expect(rows).toHaveLength(mostSessions);
  });

  test("one of them is ended, and nobody else's", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [here, there, other] = [openBrowser(ask), openBrowser(ask), openBrowser(ask)];
    await here.signUp();
    await there.signIn();
    await other.signUp(kabir);
    const id = (await devicesOf(here)).find(({ current }) => !current)?.id ?? "";
    const ofKabir = (await devicesOf(other))[0]?.id ?? "";
    for (const each of [id, id, ofKabir]) {
      expect(await statusAndText(await here.request("DELETE", `${path}/${each}`))).toEqual([200, "{}"]);
    }
    expect(await there.user()).toBeNull();
    expect(await here.user()).not.toBeNull();
    expect(await other.user()).not.toBeNull();
  });

  test("all others are ended at once, and nobody else's", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [here, there, again, other] = [openBrowser(ask), openBrowser(ask), openBrowser(ask), openBrowser(ask)];
    await here.signUp();
    await there.signIn();
    await again.signIn();
    await other.signUp(kabir);
    expect(await statusAndText(await here.request("DELETE", path))).toEqual([200, "{}"]);
    expect(await devicesOf(here)).toMatchObject([{ current: true }]);
    expect([await there.user(), await again.user()]).toEqual([null, null]);
    expect(await other.user()).not.toBeNull();
  });
});

test("a session that has expired is not listed", async () => {
  let now = new Date("2026-11-20T12:00Z");
  const { ask } = testApp({ now: () => now });
  const [here, there] = [openBrowser(ask), openBrowser(ask)];
  await here.signUp();
  now = new Date("2027-01-20T12:00Z");
  await there.signIn();
  expect(await devicesOf(there)).toMatchObject([{ current: true }]);
});
