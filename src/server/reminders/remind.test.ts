import { createPublicKey } from "node:crypto";
import { jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { ReminderChoices } from "#contract/reminders.ts";
import { minute } from "#model/durations.ts";
import { diagnosticChannels } from "../diagnostics.ts";
import { openSqlite, testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { bodyOf } from "../person-state/test-changes.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { createRemindDue } from "./remind.ts";
import { openPushBrowser, somePushSettings, startPushService } from "./test-push.ts";
import { vowOfForty } from "./test-vow.ts";

const push = somePushSettings();
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const choices: ReminderChoices = {
  times: [
    { at: "13:30", weekdays: everyDay },
    { at: "19:00", weekdays: everyDay },
  ],
  timeZone: "Europe/Zurich",
  vows: true,
  observances: [],
  place: null,
  namesMantra: false,
};

const vow = vowOfForty({ malasPerDay: 1, restDays: ["2026-11-21"] });

/** Opens a site at noon in UTC, which is 13:00 in Zurich, with its clock and a push service. */
async function openSite(db: Db) {
  const service = await startPushService();
  let now = new Date("2026-11-20T12:00:00Z");
  const app = testApp({ db, push, now: () => now });
  const remindDue = createRemindDue({ db, push, network: service.network, log: app.deps.log, now: () => now });
  return {
    app,
    service,
    remindDue,
    /** Sends the due reminders every ten minutes until a time, and resolves to the number of messages so far. */
    at: async (time: string) => {
      for (let next = now.getTime(); next < Date.parse(time); next += 10 * minute) {
        now = new Date(next);
        await remindDue();
      }
      now = new Date(time);
      await remindDue();
      return service.received.length;
    },
    setClock: (time: string) => void (now = new Date(time)),
    async join(name: string, changes: Partial<ReminderChoices> = {}) {
      const person = await signUp(app.ask, name);
      const browser = openPushBrowser();
      await person.call(api.saveReminders, {}, { ...choices, ...changes });
      await person.call(api.addReminderDevice, {}, browser.subscription);
      return { ...person, browser };
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

const devices = (db: Db) => db.selectFrom("push_device").selectAll().execute();

describe.each(testDatabases())("on $name", ({ open }) => {
  test("everybody is reminded once a day at the first time, by one of several servers", async () => {
    await using db = await open();
    await using site = await openSite(db);
    const { browser } = await site.join("Asha");
    expect(await site.at("2026-11-20T12:29:00Z")).toBe(0);
    site.setClock("2026-11-20T12:30:30Z");
    await Promise.all([site.remindDue(), site.remindDue(), site.remindDue()]);
    expect(site.service.received).toHaveLength(1);
    const [{ path, headers, body } = { path: "", headers: {}, body: Buffer.alloc(0) }] = site.service.received;
    expect(path).toBe(browser.path);
    expect(browser.read(body)).toEqual({ title: "Time for your practice", body: "", path: "/" });
    expect(headers).toMatchObject({ ttl: "1770", topic: "practice", "content-encoding": "aes128gcm" });
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers["authorization"])) ?? [];
    expect(key).toBe(push.publicKey);
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const verifying = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
    const { payload } = await jwtVerify(token, verifying, { currentDate: new Date() });
    expect(payload).toMatchObject({ aud: "https://push.example", sub: push.subject });

    expect(await site.at("2026-11-20T18:00:10Z")).toBe(1);
    expect(await site.at("2026-11-21T12:30:10Z")).toBe(2);
    expect(site.app.logged.join("\n")).not.toContain(browser.path);
  });

  test("nobody is reminded who has practiced that day, whose vow rests, or long after the time", async () => {
    await using db = await open();
    await using site = await openSite(db);
    const asha = await site.join("Asha");
    await asha.call(api.recordChant, {}, chanted(1, 108));
    const ravi = await site.join("Ravi", { namesMantra: true });
    const { user } = await ravi.call(api.session, {});
    await ravi.call(api.exchangeState, {}, bodyOf(user?.uid ?? "?", [vow]));
    expect(await site.at("2026-11-20T12:30:30Z")).toBe(1);
    const [first] = site.service.received;
    expect(ravi.browser.read(first?.body ?? Buffer.alloc(0))).toEqual({
      title: "Time for your practice",
      body: "Om Namah Shivaya: day 3 of 40",
      path: "/chant/shiva/om-namah-shivaya",
    });
    // The vow rests on the next day, on which nobody has practiced.
    expect(await site.at("2026-11-21T12:30:30Z")).toBe(2);
    expect(site.service.received.at(-1)?.path).toBe(asha.browser.path);
    // The server was stopped until half an hour after the time.
    site.setClock("2026-11-22T13:00:30Z");
    await site.remindDue();
    expect(site.service.received).toHaveLength(2);
    expect(await site.at("2026-11-22T18:29:00Z")).toBe(4);
  });

  test("a browser that is gone is forgotten, and one whose service fails is left alone for longer and longer", async () => {
    await using db = await open();
    await using site = await openSite(db);
    const [asha, ravi] = [await site.join("Asha"), await site.join("Ravi")];
    site.service.answer(asha.browser.path, 410);
    site.service.answer(ravi.browser.path, 503);
    const outcomes: unknown[] = [];
    const note = (outcome: unknown) => void outcomes.push(outcome);
    diagnosticChannels.reminders.subscribe(note);
    expect(await site.at("2026-11-20T12:30:30Z")).toBe(2);
    diagnosticChannels.reminders.unsubscribe(note);
    expect(outcomes.toSorted()).toEqual(["forgotten", "refused"]);
    expect((await devices(db)).map(({ endpoint, failures }) => [endpoint, failures])).toEqual([
      [ravi.browser.subscription.endpoint, 1],
    ]);
    expect(await site.at("2026-11-21T12:30:30Z")).toBe(3);
    expect(await site.at("2026-11-22T12:40:00Z")).toBe(3);
    expect(await site.at("2026-11-23T12:30:30Z")).toBe(4);
    site.service.answer(ravi.browser.path, 201);
    expect(await site.at("2026-11-25T12:40:00Z")).toBe(4);
    expect(await site.at("2026-11-26T12:30:30Z")).toBe(5);
    expect(await devices(db)).toMatchObject([{ failures: 0, rests_until: null }]);
  });

  test("reminders end with the session, and a browser reminds only who switched it on last", async () => {
    await using db = await open();
    await using site = await openSite(db);
    const [asha, ravi] = [await site.join("Asha"), await site.join("Ravi")];
    expect((await asha.call(api.reminders, {})).push).toEqual({ publicKey: push.publicKey, isOnHere: true });
    await ravi.call(api.addReminderDevice, {}, asha.browser.subscription);
    expect((await asha.call(api.reminders, {})).push).toEqual({ publicKey: push.publicKey, isOnHere: false });
    expect(await devices(db)).toHaveLength(1);
    await ravi.call(api.signOut, {}, {});
    expect(await devices(db)).toEqual([]);
    expect(await site.at("2026-11-20T12:30:30Z")).toBe(0);
    expect(await db.selectFrom("reminder").select("due_at").execute()).toEqual([{ due_at: null }, { due_at: null }]);
    await asha.call(api.addReminderDevice, {}, asha.browser.subscription);
    expect(await site.at("2026-11-20T18:00:30Z")).toBe(1);
    await asha.call(api.removeReminderDevice, {});
    expect(await devices(db)).toEqual([]);
  });

  test("a person has at most ten such browsers, the latest ones", async () => {
    await using db = await open();
    await using site = await openSite(db);
    await site.join("Asha");
    for (let minutes = 1; minutes <= 11; minutes++) {
      site.setClock(`2026-11-20T12:${String(minutes).padStart(2, "0")}:00Z`);
      const reply = await site.app.ask(api.signIn.path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
        body: JSON.stringify({ email: "asha@example.org", password: "a quiet mala" }),
      });
      const [cookie = ""] = (reply.headers.get("set-cookie") ?? "").split(";", 1);
      await site.app.ask(api.addReminderDevice.path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie },
        body: JSON.stringify(openPushBrowser().subscription),
      });
    }
    const times = (await devices(db)).map(({ created_at }) => created_at.slice(14, 16)).toSorted();
    expect(times).toEqual(["02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
  });
});

const { subscription } = openPushBrowser();
test.each([
  ["plain http", { ...subscription, endpoint: "http://push.example/a" }],
  ["an IP address", { ...subscription, endpoint: "https://127.0.0.1/a" }],
  ["another port", { ...subscription, endpoint: "https://push.example:8443/a" }],
  ["credentials", { ...subscription, endpoint: "https://a:b@push.example/a" }],
  ["no address", { ...subscription, endpoint: "https://" }],
  ["a key that is no point of the curve", { ...subscription, keys: { ...subscription.keys, p256dh: "B".repeat(87) } }],
  ["a short secret", { ...subscription, keys: { ...subscription.keys, auth: "abc" } }],
])("a subscription with %s is refused", async (_, sent) => {
  const app = testApp({ push });
  const { call } = await signUp(app.ask, "Asha");
  await expect(call(api.addReminderDevice, {}, sent)).rejects.toMatchObject({ status: 400 });
});

test("nothing is sent to a host within the server's own network", async () => {
  await using db = await openSqlite();
  await using site = await openSite(db);
  await site.join("Asha");
  const asked: string[] = [];
  const inside = createRemindDue({
    db,
    push,
    log: site.app.deps.log,
    now: () => new Date("2026-11-20T12:30:30Z"),
    network: {
      resolve: async () => ["10.0.0.7"],
      send: async ({ address }) => {
        asked.push(address);
        return { status: 201, location: null, body: null };
      },
    },
  });
  await inside();
  expect(asked).toEqual([]);
  expect(await devices(db)).toMatchObject([{ failures: 1 }]);
});

test("a site without keys offers no reminders", async () => {
  const app = testApp({});
  const { call } = await signUp(app.ask, "Asha");
  expect((await call(api.reminders, {})).push).toBeNull();
  await expect(call(api.addReminderDevice, {}, subscription)).rejects.toMatchObject({ status: 404 });
});
