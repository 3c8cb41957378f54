import { expect, test } from "vitest";
import type { ChantEntry, SittingEntry } from "#model/practice-log.ts";
import { implausibility, toServerTime } from "./plausible.ts";

const moment = { now: new Date("2026-11-20T12:00:00Z"), dayBeginsAt: 0 };

const lived = {
  id: "8c0f6c57-8c35-4a4d-9a57-0a6f2f7c4f10",
  startedAt: "2026-11-20T11:00:00Z",
  endedAt: "2026-11-20T11:20:00Z",
  localDate: "2026-11-20",
  timeZone: "Asia/Kolkata",
};
const mala: ChantEntry = {
  ...lived,
  kind: "chant",
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  repetitions: 108,
};
const sitting: SittingEntry = { ...lived, kind: "sitting", soundId: "om-chant", minutes: 20 };

test.each([
  ["a mala of twenty minutes", {}],
  ["the quickest mala", { endedAt: "2026-11-20T11:00:32.100Z" }],
  ["one bead, left at once", { repetitions: 1, endedAt: mala.startedAt }],
  ["a mala continued after a month", { startedAt: "2026-10-20T11:00:00Z" }],
  ["an end that our clock reaches in a day", { endedAt: "2026-11-21T12:00:00Z" }],
  ["a day early", { localDate: "2026-11-19" }],
  ["a day late", { localDate: "2026-11-21" }],
  [
    "a mala sent after 366 days offline",
    {
      startedAt: "2025-11-19T11:00:00Z",
      endedAt: "2025-11-19T12:00:00Z",
      localDate: "2025-11-19",
    },
  ],
])("%s is plausible", (_, given) => {
  expect(implausibility({ ...mala, ...given }, moment)).toBeNull();
});

test.each([
  ["an end before the beginning", { endedAt: "2026-11-20T10:59:59Z" }, "ends-before-it-begins"],
  ["an end more than a day ahead", { endedAt: "2026-11-21T12:00:01Z" }, "ends-in-the-future"],
  ["a beginning in 2019", { startedAt: "2019-12-31T23:59:59Z" }, "began-before-2020"],
  ["an end 367 days ago", { startedAt: "2025-11-18T11:00:00Z", endedAt: "2025-11-18T11:20:00Z" }, "over-a-year-ago"],
  ["108 in half a minute", { endedAt: "2026-11-20T11:00:30Z" }, "too-fast"],
  ["a zone that is none", { timeZone: "Asia/Atlantis" }, "unknown-zone"],
  ["a day two days off", { localDate: "2026-11-22" }, "another-day"],
  ["a day of another year", { localDate: "2025-11-20" }, "another-day"],
])("%s is not", (_, given, reason) => {
  expect(implausibility({ ...mala, ...given }, moment)).toBe(reason);
});

test("a sitting takes as long as it says, and its last minute may have only begun", () => {
  expect(implausibility({ ...sitting, endedAt: "2026-11-20T11:20:00Z" }, moment)).toBeNull();
  expect(implausibility({ ...sitting, endedAt: "2026-11-20T11:19:00Z" }, moment)).toBeNull();
  expect(implausibility({ ...sitting, endedAt: "2026-11-20T11:18:59Z" }, moment)).toBe("too-fast");
});

test("the day is the one that the person's own beginning of the day gives", () => {
  const night = { ...mala, startedAt: "2026-11-20T02:00:00Z", endedAt: "2026-11-20T02:30:00Z", timeZone: "UTC" };
  const sent = { ...night, localDate: "2026-11-18" };
  expect(implausibility(sent, moment)).toBe("another-day");
  expect(implausibility(sent, { ...moment, dayBeginsAt: 4 })).toBeNull();
});

test("what has ended is stored as it was sent", () => {
  const ended = { ...mala, localDate: "2026-11-19", endedAt: moment.now.toISOString() };
  expect(toServerTime(ended, moment)).toBe(ended);
});

test.each([
  ["six minutes", "Asia/Kolkata", 0, "2026-11-20T12:06:00Z", "2026-11-20", "2026-11-20"],
  ["three hours, and past midnight on its own", "Asia/Tokyo", 0, "2026-11-20T15:04:00Z", "2026-11-21", "2026-11-20"],
  ["a whole day", "Asia/Kolkata", 0, "2026-11-21T12:00:00Z", "2026-11-21", "2026-11-20"],
  [
    "an hour, in a night that is still the day before",
    "Pacific/Kiritimati",
    4,
    "2026-11-20T13:00:00Z",
    "2026-11-21",
    "2026-11-20",
  ],
])("what a clock that is ahead by %s tells has ended now, on the day that it is there", (...given) => {
  const [, timeZone, dayBeginsAt, endedAt, localDate, stored] = given;
  const startedAt = new Date(Date.parse(endedAt) - 20 * 60_000).toISOString();
  const entry = { ...mala, timeZone, startedAt, endedAt, localDate };
  expect(implausibility(entry, { ...moment, dayBeginsAt })).toBeNull();
  expect(toServerTime(entry, { ...moment, dayBeginsAt })).toEqual({
    ...entry,
    startedAt: "2026-11-20T11:40:00.000Z",
    endedAt: "2026-11-20T12:00:00.000Z",
    localDate: stored,
  });
});
