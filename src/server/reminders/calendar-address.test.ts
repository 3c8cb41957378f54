import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { ReminderChoices } from "#contract/reminders.ts";
import { testDatabases } from "../db/test-databases.ts";
import { bodyOf } from "../person-state/test-changes.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { vowOfForty } from "./test-vow.ts";

type App = ReturnType<typeof testApp>;

const choices: ReminderChoices = {
  times: [
    { at: "06:30", weekdays: [1, 2, 3, 4, 5] },
    { at: "19:00", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  ],
  timeZone: "Europe/Zurich",
  vows: true,
  observances: ["ekadashi-vaishnava", "purnima", "chaturthi"],
  place: "bern",
  namesMantra: false,
};

const vow = vowOfForty({ malasPerDay: 3, restDays: ["2026-11-22"] });

async function person(app: App, name: string) {
  const { call } = await signUp(app.ask, name);
  const { user } = await call(api.session, {});
  await call(api.exchangeState, {}, bodyOf(user?.uid ?? "?", [vow]));
  return {
    call,
    choose: (changes: Partial<ReminderChoices> = {}) => call(api.saveReminders, {}, { ...choices, ...changes }),
    newAddress: async () => (await call(api.makeCalendarAddress, {}, {})).address.replace("http://localhost:3000", ""),
  };
}

async function read(app: App, address: string) {
  const reply = await app.ask(address);
  const text = await reply.text();
  const events = reply.ok
    ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each))
    : [];
  return { reply, text, events, days: events.map(({ startDate, summary }) => `${startDate} ${summary}`) };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the calendar at the address holds times, vow and chosen days, and names no mantra", async () => {
    await using db = await open();
    const app = testApp({ db });
    const asha = await person(app, "Asha");
    await asha.choose();
    const address = await asha.newAddress();
    expect(address).toMatch(/^\/calendars\/[\w-]{43}\.ics$/);
    const { reply, text, events, days } = await read(app, address);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect(days).toEqual(
      expect.arrayContaining([
        "2026-11-20T06:30:00 Practice",
        "2026-11-20T19:00:00 Practice",
        "2026-11-18 Vow: day 1 of 40",
        "2026-11-21 Vow: day 4 of 40",
        "2026-11-23 Vow: day 5 of 40",
        "2026-12-28 Vow: day 40 of 40",
      ]),
    );
    expect(days.filter((each) => each.includes("2026-11-22"))).toEqual([]);
    expect(text).not.toMatch(/namah|shivaya|\/chant\//i);
    expect(text).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR\r\n/);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    // The festival on that day replaces the monthly observance.
    expect(days.filter((each) => each.includes("Ganesha Chaturthi"))).toHaveLength(1);
    expect(days.filter((each) => each.includes("Ekadashi")).length).toBeGreaterThan(20);
    expect(text).not.toContain("(Smarta)");
    expect(days.filter((each) => each.includes("Pradosha"))).toEqual([]);
    expect(events.every(({ component }) => component.getFirstPropertyValue("class") === "PRIVATE")).toBe(true);

    const again = await read(app, address);
    expect(again.text).toBe(text);
    await asha.choose({ namesMantra: true });
    expect((await read(app, address)).days).toEqual(
      expect.arrayContaining([
        "2026-11-20T19:00:00 Practice: Om Namah Shivaya",
        "2026-11-21 Om Namah Shivaya: day 4 of 40",
      ]),
    );
  });

  test("a new address takes the place of the old one, and is over when it is taken away", async () => {
    await using db = await open();
    const app = testApp({ db });
    const asha = await person(app, "Asha");
    const ravi = await person(app, "Ravi");
    const [first, second, others] = [await asha.newAddress(), await asha.newAddress(), await ravi.newAddress()];
    expect((await app.ask(first)).status).toBe(404);
    expect((await app.ask(second)).status).toBe(200);
    expect((await asha.call(api.reminders, {})).calendarSince).toBe("2026-11-20T12:00:00.000Z");
    const stored = JSON.stringify(await db.selectFrom("reminder").selectAll().execute());
    for (const address of [second, others]) expect(stored).not.toContain(address.slice(11, 54));
    expect(await asha.call(api.removeCalendarAddress, {})).toMatchObject({ calendarSince: null });
    expect((await app.ask(second)).status).toBe(404);
    expect((await app.ask(others)).status).toBe(200);
  });
});

test("the days of a vow on each side of a year's end, and a place without sunrise, are told too", async () => {
  const app = testApp({ now: () => new Date("2026-12-31T12:00Z") });
  const asha = await person(app, "Asha");
  await asha.choose({ place: "tromso", observances: ["purnima"] });
  const { days } = await read(app, await asha.newAddress());
  const moons = days.filter((each) => each.includes("Purnima"));
  expect(moons.some((each) => each.startsWith("2026-12"))).toBe(true);
  expect(moons.filter((each) => each.startsWith("2027")).length).toBeGreaterThan(10);
});

test("wrong addresses are refused, after many of them for a while, and the right one never", async () => {
  const app = testApp({});
  const asha = await person(app, "Asha");
  const right = await asha.newAddress();
  const wrong = [
    `/calendars/${"a".repeat(43)}.ics`,
    "/calendars/x.ics",
    right.replace(".ics", ""),
    right.toUpperCase(),
  ];
  for (const address of wrong) expect((await app.ask(address)).status).toBe(404);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 130; asked++) statuses.add((await app.ask(wrong[0] ?? "")).status);
  expect(statuses).toEqual(new Set([404, 429]));
  expect((await app.ask(right)).status).toBe(200);
  expect(app.logged.join("\n")).not.toContain(right.slice(11, 54));
});

test.each([
  ["a time that no clock shows", { times: [{ at: "24:00", weekdays: [1] }] }],
  ["a day of the week twice", { times: [{ at: "06:00", weekdays: [1, 1] }] }],
  ["no day of the week", { times: [{ at: "06:00", weekdays: [] }] }],
  ["five times", { times: Array.from({ length: 5 }, () => ({ at: "06:00", weekdays: [1] })) }],
  ["a zone that there is not", { timeZone: "Nowhere/Land" }],
  ["a line break in the zone", { timeZone: "UTC\r\nX:1" }],
  ["a place that there is not", { place: "nowhere" }],
])("%s is refused, and nothing is changed", async (_, changes) => {
  const app = testApp({});
  const asha = await person(app, "Asha");
  await asha.choose();
  await expect(asha.choose(changes)).rejects.toThrow();
  expect((await asha.call(api.reminders, {})).choices).toEqual(choices);
});
