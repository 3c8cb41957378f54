import { expect, test } from "vitest";
import type { Calendar, CalendarNow } from "#model/calendar.ts";
import { refusalHeader } from "#contract/refusals.ts";
import { library } from "../content/test-library.ts";
import { testApp } from "../test-app.ts";
import { observe } from "./observances.ts";
import { runAtOnce } from "./slices.ts";

const { calendar: texts } = library;

async function read<Reply>(path: string, app = testApp()) {
  const response = await app.ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Reply;
}

test("the page's reply begins with the month of the site's place, and goes on from its last day for five weeks", async () => {
  const { place, today, days } = await read<CalendarNow>("/api/calendar");
  expect(place.name).toBe("Varanasi");
  expect(today).toBe("2026-11-20");
  expect(days[0]?.date).toBe("2026-11-01");
  const day = days.find(({ date }) => date === today);
  expect(day).toMatchObject({
    sunrise: "2026-11-20T06:18",
    tithi: { number: 10, ends: "2026-11-20T07:16" },
    month: { amanta: 7, purnimanta: 7 },
    observances: [{ id: "devutthana-ekadashi", custom: "smarta" }],
  });
  expect(days.length).toBeGreaterThanOrEqual(31 + 35);
});

test("a year has a day for each date, and a text for each observance", async () => {
  const { days, observances } = await read<Calendar>("/api/calendar/2028?place=london");
  expect(days).toHaveLength(366);
  const ids = days.flatMap((day) => day.observances.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(Object.keys(observances)));
});

test("everything that is observed in nine years has a text, and every text is of something that is observed", () => {
  const found = runAtOnce(observe(texts.place, "2020-01-01", 9 * 366)).observances;
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(texts.observances.keys()));
});

const daysIn = (zone: string) => runAtOnce(observe({ ...texts.place, zone }, "2026-01-01", 3)).days;

test("the days of a place are computed once, for all languages, and anew where the clocks are others", () => {
  const days = daysIn("Asia/Kolkata");
  expect(daysIn("Asia/Kolkata")).toBe(days);
  expect(daysIn("Asia/Dhaka")).not.toBe(days);
});

test("a festival takes the place of the monthly observance of its tithi", async () => {
  const { days } = await read<Calendar>("/api/calendar/2026");
  const idsOn = (date: string) => days.find((day) => day.date === date)?.observances.map(({ id }) => id);
  expect(idsOn("2026-02-15")).toEqual(["maha-shivaratri"]);
  expect(idsOn("2026-09-14")).toEqual(["ganesha-chaturthi"]);
});

test("a position has the name of a city near it, and none in the middle of the sea", async () => {
  const near = await read<Calendar>("/api/calendar/2026?latitude=46.9&longitude=7.4&zone=Europe/Zurich");
  expect(near.place).toEqual({ latitude: 46.9, longitude: 7.4, zone: "Europe/Zurich", name: "Bern" });
  const far = await read<Calendar>("/api/calendar/2026?latitude=-40&longitude=-100&zone=Etc/GMT%2B7");
  expect(far.place.name).toBeNull();
  expect(far.days).toHaveLength(365);
});

test("where the sun stays down for days there is another place instead", async () => {
  const { days, instead } = await read<Calendar>("/api/calendar/2026?place=tromso");
  expect(days).toEqual([]);
  expect(instead?.name).toBe("Oulu");
});

test.each([
  ["/api/calendar/1999", "The calendar has the years from 2015 to 2031"],
  ["/api/calendar/next", "The calendar has the years from 2015 to 2031"],
  ["/api/calendar/2026?latitude=46.94&longitude=7.4&zone=Europe/Zurich", /^Give the latitude in degrees .* to a tenth/],
  ["/api/calendar/2026?latitude=46.9&zone=Europe/Zurich", /^Give the longitude in degrees/],
  ["/api/calendar/2026?latitude=90.1&longitude=7.4&zone=Europe/Zurich", /^Give the latitude in degrees/],
  ["/api/calendar/2026?latitude=46.9&longitude=7.4&zone=Nowhere/Land", /^Give the time zone by its IANA name/],
  ["/api/calendar/2026?latitude=46.9&longitude=7.4&zone=Asia/Tokyo", /too far from the sun/],
  ["/api/calendar/2026?place=bern&latitude=46.9", "Give a place or a position, not both"],
])("%s is refused in a sentence", async (path, sentence) => {
  const response = await testApp().ask(path);
  expect(response.status).toBe(400);
  expect(response.headers.get(refusalHeader)).toBe("invalid-query");
  expect(await response.text()).toMatch(sentence);
});

test("one visitor has forty new years an hour, and those that are kept as often as they like", async () => {
  let at = Date.parse("2026-11-20T12:00Z");
  const app = testApp({ now: () => new Date(at) });
  const ask = (longitude: number, from?: string) =>
    app.ask(`/api/calendar/2026?latitude=89&longitude=${longitude}&zone=UTC`, from === undefined ? {} : { from });
  for (let longitude = 0; longitude < 40; longitude++) expect((await ask(longitude)).status).toBe(200);
  expect((await ask(40)).status).toBe(429);
  expect((await ask(39)).status).toBe(200);
  expect((await ask(40, "192.0.2.2")).status).toBe(200);
  at += 3_600_000;
  expect((await ask(41)).status).toBe(200);
});

test("concurrent requests for a year are one computation, and others are served meanwhile", async () => {
  const app = testApp();
  const order: string[] = [];
  const years = [1, 2, 3].map(() => app.ask("/api/calendar/2026?place=pune").then(() => order.push("year")));
  // Each of these requests only needs a turn of the event loop, so it is answered before the year is computed.
  for (let count = 0; count < 3; count++) await app.ask("/api/meditation").then(() => order.push("other"));
  await Promise.all(years);
  expect(order).toEqual(["other", "other", "other", "year", "year", "year"]);
});

const mantraOn = (now: string) =>
  read<{ why: string; deityId: string }>("/api/featured-mantra", testApp({ now: () => new Date(now) }));

test("the mantra of the day says why it is that: a festival, or the weekday", async () => {
  expect(await mantraOn("2026-09-14T06:00Z")).toMatchObject({ why: "Today is Ganesha Chaturthi.", deityId: "ganesha" });
  expect(await mantraOn("2026-11-23T06:00Z")).toMatchObject({ why: "Monday is Shiva’s day.", deityId: "shiva" });
});

test("places far from the middle of their zone, and near the Arctic, have a whole year", async () => {
  expect(new Set(texts.places.map(({ id }) => id)).size).toBe(texts.places.length);
  const app = testApp();
  for (const place of ["varanasi", "port-of-spain", "nadi", "leh", "reykjavik"])
    expect((await read<Calendar>(`/api/calendar/2026?place=${place}`, app)).days).toHaveLength(365);
});
