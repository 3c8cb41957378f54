import { expect, test } from "vitest";
import { NoSunrise } from "./days.ts";
import { openLocalClock } from "./local-time.ts";
import { observe } from "./observances.ts";
import { nakshatraAt, nextEndOfNakshatra, nextEndOfTithi, tithiAt, type Place } from "./sky.ts";
import { runAtOnce } from "./slices.ts";
import { purnimantaMonth } from "./tithis.ts";

const kashi: Place = { latitude: 25.2, longitude: 82.6, zone: "Asia/Kolkata" };
const delhi: Place = { latitude: 28.6, longitude: 77.2, zone: "Asia/Kolkata" };
const london: Place = { latitude: 51.5, longitude: -0.1, zone: "Europe/London" };
const newYork: Place = { latitude: 40.7, longitude: -74, zone: "America/New_York" };

const yearOf = (place: Place, year: number) => runAtOnce(observe(place, `${year}-01-01`, 365));
const datesOf = (place: Place, year: number, id: string) =>
  yearOf(place, year)
    .observances.filter((found) => found.id === id)
    .map(({ date }) => date);

/** Returns the time in India in whole minutes, as an almanac prints it. */
const inIndia = (instant: number) => openLocalClock("Asia/Kolkata").timeOf(instant);
const minutesBetween = (one: string, other: string) =>
  Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`)) / 60_000;

test("tithis and nakshatras end within a minute and a half of an almanac's minutes", () => {
  // These times are those of Drik Panchang for 1 and 2 January 2023.
  const from = Date.parse("2023-01-01T00:30Z");
  expect(tithiAt(from)).toBe(10);
  expect(minutesBetween(inIndia(nextEndOfTithi(10, from)), "2023-01-01T19:11")).toBeLessThanOrEqual(1.5);
  expect(nakshatraAt(from)).toBe(1);
  expect(minutesBetween(inIndia(nextEndOfNakshatra(1, from)), "2023-01-01T12:48")).toBeLessThanOrEqual(1.5);
  expect(minutesBetween(inIndia(nextEndOfNakshatra(2, from)), "2023-01-02T14:24")).toBeLessThanOrEqual(1.5);
});

test("sunrise and sunset are those of the almanac to the minute", () => {
  const [day] = runAtOnce(observe(kashi, "2023-01-01", 1)).days;
  expect(minutesBetween(inIndia(day?.sunrise ?? 0), "2023-01-01T06:45")).toBeLessThanOrEqual(1);
  expect(minutesBetween(inIndia(day?.sunset ?? 0), "2023-01-01T17:21")).toBeLessThanOrEqual(1);
  expect(minutesBetween(inIndia(day?.moonrise ?? 0), "2023-01-01T13:12")).toBeLessThanOrEqual(1.5);
});

test("a date needs a place: the same fast is on another date in New York than in Delhi", () => {
  expect(datesOf(delhi, 2026, "karwa-chauth")).toEqual(["2026-10-29"]);
  expect(datesOf(newYork, 2026, "karwa-chauth")).toEqual(["2026-10-28"]);
});

test("every date of a year comes once, and the nights in which the clocks are changed too", () => {
  const { days } = yearOf(london, 2026);
  expect(days).toHaveLength(365);
  expect(new Set(days.map(({ date }) => date)).size).toBe(365);
  const clock = openLocalClock(london.zone);
  const sunriseOn = (date: string) => clock.timeOf(days.find((day) => day.date === date)?.sunrise ?? 0);
  // The clock shows an hour more, though the sun rises two minutes earlier.
  expect(minutesBetween(sunriseOn("2026-03-28"), "2026-03-28T05:47")).toBeLessThanOrEqual(2);
  expect(minutesBetween(sunriseOn("2026-03-29"), "2026-03-29T06:45")).toBeLessThanOrEqual(2);
});

test("a clock that goes forward at midnight still has a beginning of that day", () => {
  // In Santiago the date 6 September 2026 begins at one o'clock, because the clocks go forward at midnight.
  const santiago: Place = { latitude: -33.4, longitude: -70.7, zone: "America/Santiago" };
  const { days } = runAtOnce(observe(santiago, "2026-09-05", 3));
  expect(days.map(({ date }) => date)).toEqual(["2026-09-05", "2026-09-06", "2026-09-07"]);
});

test("where the sun stays down for days there is no calendar", () => {
  const tromso: Place = { latitude: 69.6, longitude: 19, zone: "Europe/Oslo" };
  expect(() => yearOf(tromso, 2026)).toThrow(NoSunrise);
  expect(runAtOnce(observe(tromso, "2026-03-01", 20)).days).toHaveLength(20);
});

test("an inserted month has its own two ekadashis, monthly fasts, and one festival only", () => {
  const { tithis, observances, days } = yearOf(delhi, 2026);
  const adhika = tithis.filter(({ isAdhika }) => isAdhika);
  expect(new Set(adhika.map(({ month }) => month))).toEqual(new Set([2]));
  const [first, last] = [adhika[0], adhika.at(-1)];
  const dates = new Set(
    days.filter(({ sunrise }) => first && last && first.start <= sunrise && sunrise < last.end).map(({ date }) => date),
  );
  const ids = new Set(observances.filter(({ date }) => dates.has(date)).map(({ id }) => id));
  expect([...ids].toSorted()).toEqual([
    "amavasya",
    "ganga-dussehra",
    "masika-durgashtami",
    "masika-shivaratri",
    "padmini-ekadashi",
    "parama-ekadashi",
    "pradosha",
    "purnima",
    "sankashti-chaturthi",
    "skanda-shashthi",
    "vinayaka-chaturthi",
  ]);
});

test("the dark half has the name of the next month where months end with the full moon", () => {
  const bright = { number: 11, month: 7, isAdhika: false };
  expect(purnimantaMonth(bright)).toBe(7);
  expect(purnimantaMonth({ ...bright, number: 26 })).toBe(8);
  expect(purnimantaMonth({ number: 26, month: 11, isAdhika: false })).toBe(0);
  expect(purnimantaMonth({ ...bright, number: 26, isAdhika: true })).toBe(7);
});

test("smartas and Vaishnavas keep Janmashtami on two days where midnight and sunrise disagree", () => {
  const found = yearOf(delhi, 2025).observances.filter(({ id }) => id === "janmashtami");
  expect(found).toMatchObject([
    { date: "2025-08-15", custom: "smarta" },
    { date: "2025-08-16", custom: "vaishnava" },
  ]);
});

test("a fast on which both agree is named once, without a custom", () => {
  const found = yearOf(delhi, 2025).observances.filter(({ id }) => id === "mokshada-ekadashi");
  expect(found).toEqual([{ id: "mokshada-ekadashi", date: "2025-12-01" }]);
});

test("a day in doubt names its reason and the other day", () => {
  const diwali = yearOf(delhi, 2024).observances.find(({ id }) => id === "diwali");
  expect(diwali).toEqual({
    id: "diwali",
    date: "2024-11-01",
    doubt: { reason: "both-days", part: "pradosha", other: "2024-10-31" },
  });
  const mahavira = yearOf(delhi, 2016).observances.find(({ id }) => id === "mahavira-jayanti");
  expect(mahavira).toMatchObject({ date: "2016-04-19", doubt: { reason: "close", other: "2016-04-20" } });
});

test("bhadra moves the thread of 2026 to the next morning, and leaves that of 2023 in doubt", () => {
  expect(datesOf(delhi, 2026, "raksha-bandhan")).toEqual(["2026-08-28"]);
  const found = yearOf(kashi, 2023).observances.find(({ id }) => id === "raksha-bandhan");
  expect(found).toMatchObject({ date: "2023-08-30", doubt: { reason: "bhadra-all-day", other: "2023-08-31" } });
});

test("a span of days has the same observances as the same days within a year", () => {
  const within = yearOf(delhi, 2026).observances.filter(({ date }) => date.startsWith("2026-11"));
  expect(runAtOnce(observe(delhi, "2026-11-01", 30)).observances).toEqual(within);
});
