import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { ReminderChoices } from "#contract/reminders.ts";
import { openDatabase, prepareDatabase } from "../db/open.ts";
import { folders } from "../folders.ts";
import { bodyOf } from "../person-state/test-changes.ts";
import { testApp } from "../test-app.ts";
import { askIn, signUp } from "../test-people.ts";
import { createRemindDue } from "./remind.ts";
import { openPushBrowser, somePushSettings, startPushService } from "./test-push.ts";
import { vowOfForty } from "./test-vow.ts";

const choices: ReminderChoices = {
  times: [{ at: "13:30", weekdays: [0, 1, 2, 3, 4, 5, 6] }],
  timeZone: "Europe/Zurich",
  vows: true,
  observances: ["purnima", "ekadashi-smarta"],
  place: "bern",
  namesMantra: false,
};

const vow = vowOfForty({ malasPerDay: 3, restDays: [] });

test("a calendar is written in the language of the page on which it was subscribed to", async () => {
  const app = testApp();
  const { call } = await signUp(askIn("hi", app.ask), "Asha");
  const { user } = await call(api.session, {});
  await call(api.exchangeState, {}, bodyOf(user?.uid ?? "?", [vow]));
  await call(api.saveReminders, {}, choices);
  const { address } = await call(api.makeCalendarAddress, {}, {});
  const text = await (await app.ask(new URL(address).pathname)).text();
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(of("SUMMARY")).toEqual(expect.arrayContaining(["साधना", "संकल्प: 40 में से दिन 1"]));
  expect(of("DESCRIPTION")).toContain("3 मालाएँ");
  const { observances } = app.deps.libraryIn("hi").calendar;
  const names = new Set(Array.from(observances.values(), ({ text }) => text.name));
  const own = of("SUMMARY").filter((summary) => !names.has(summary.replace(" (स्मार्त)", "")));
  expect(own.length).toBeLessThan(of("SUMMARY").length);
  for (const summary of own) expect(summary).not.toMatch(/[a-z]/i);
  expect(of("URL")).toContain("http://localhost:3000/hi/calendar");
});

test("a reminder is in the language of the page on which its browser was switched on", async () => {
  const db = openDatabase(":memory:");
  await prepareDatabase(db, folders.migrations);
  const push = somePushSettings();
  await using service = await startPushService();
  let now = new Date("2026-11-20T12:00:00Z");
  const app = testApp({ db, push, now: () => now });
  const browsers = new Map<string, ReturnType<typeof openPushBrowser>>();
  for (const [name, language] of [
    ["Asha", "hi"],
    ["Mira", "en"],
  ] as const) {
    const browser = openPushBrowser();
    const { call } = await signUp(askIn(language, app.ask), name);
    await call(api.saveReminders, {}, choices);
    await call(api.addReminderDevice, {}, browser.subscription);
    browsers.set(language, browser);
  }
  now = new Date("2026-11-20T12:30:00Z");
  await createRemindDue({ db, push, network: service.network, log: app.deps.log, now: () => now })();
  const messageFor = (language: string) => {
    const browser = browsers.get(language);
    const sent = service.received.find(({ path }) => path === browser?.path);
    return browser?.read(sent?.body ?? Buffer.alloc(0));
  };
  expect(messageFor("hi")).toEqual({ title: "साधना का समय हो गया है", body: "", path: "/hi" });
  expect(messageFor("en")).toEqual({ title: "Time for your practice", body: "", path: "/" });
});
