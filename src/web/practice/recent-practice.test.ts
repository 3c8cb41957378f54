import { expect, test } from "vitest";
import { takeVow } from "#engines/sankalpa.ts";
import { countRound } from "./malas-today.ts";
import { openChant } from "../mala/test-chant.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";
import { keepByHand } from "./unsent-entries.ts";
import { lastDays, readRecentPractice } from "./recent-practice.ts";

const TODAY = "2026-11-20";

function openBrowser() {
  const browser = new TabbedBrowser();
  const read = (dayBeginsAt = 0) =>
    readRecentPractice(browser.rows(), { storage: browser.storage, today: TODAY, dayBeginsAt });
  return { browser, read };
}

/** Chants so many beads and leaves, or stays on the page. */
async function chant(browser: TabbedBrowser, beads: number, { mantraId = "om-namah-shivaya", leaves = true } = {}) {
  const chant = openChant(browser.openTab(), { mantraId });
  await browser.settle();
  chant.send({ type: "start" });
  chant.press(beads);
  if (leaves) chant.leave();
  await browser.settle();
  browser.time += 60_000;
}

test("the last seven days end with today", () => {
  expect(lastDays("2026-03-02")).toEqual([
    "2026-02-24",
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
});

test("nothing is known where nobody has practiced", () => {
  expect(openBrowser().read()).toEqual({ continuation: null, vows: [], malasToday: 0, practiced: new Set() });
});

test("the mala counted last is the one to continue, and its day was practiced", async () => {
  const { browser, read } = openBrowser();
  await chant(browser, 7, { mantraId: "maha-mrityunjaya" });
  await chant(browser, 13);
  expect(read().continuation).toEqual({ deityId: "shiva", mantraId: "om-namah-shivaya", count: 13 });
  expect(read().practiced).toEqual(new Set([TODAY]));
});

test("a mala that is still counted in another tab is known too", async () => {
  const { browser, read } = openBrowser();
  await chant(browser, 5, { leaves: false });
  expect(read().continuation?.count).toBe(5);
  expect(read().practiced).toEqual(new Set([TODAY]));
});

test("practice away from here that still waits to be sent is of its own day", async () => {
  const { browser, read } = openBrowser();
  const away = { id: "1", localDate: "2026-11-18", timeZone: "Asia/Kolkata" };
  void keepByHand(browser.openTab().deps, "asha", { ...away, kind: "sitting", minutes: 30 });
  await browser.settle();
  expect(read().practiced).toEqual(new Set(["2026-11-18"]));
});

test("after a whole mala its mantra begins anew", async () => {
  const { browser, read } = openBrowser();
  await chant(browser, 108);
  expect(read().continuation).toEqual({ deityId: "shiva", mantraId: "om-namah-shivaya", count: 0 });
});

test("the mala is known after its beads have been sent", async () => {
  const { browser, read } = openBrowser();
  await chant(browser, 13);
  browser.entries.clear();
  expect(read().continuation).toEqual({ deityId: "shiva", mantraId: "om-namah-shivaya", count: 13 });
});

test("the night belongs to the day before, for someone whose day begins later", async () => {
  const { browser, read } = openBrowser();
  browser.time = Date.parse("2026-11-19T20:00:00Z"); // 1:30 in India
  await chant(browser, 3);
  expect(read(0).practiced).toEqual(new Set(["2026-11-20"]));
  expect(read(4).practiced).toEqual(new Set(["2026-11-19"]));
});

const take = (id: string, days: number, firstDay: string) =>
  takeVow({ id, mantraId: id, deityId: "shiva", title: id }, { malasPerDay: 2, days }, firstDay);

test("a vow that is over is not shown, those that run are, the one nearest to its end first", () => {
  const { browser, read } = openBrowser();
  for (const vow of [take("old", 3, "2026-11-01"), take("long", 40, "2026-11-10"), take("new", 9, TODAY)])
    browser.storage.write(`vow:${vow.id}`, JSON.stringify(vow));
  expect(read().vows).toMatchObject([
    { day: 1, days: 9 },
    { day: 11, days: 40, malasPerDay: 2 },
  ]);
  browser.storage.write("vow:new", null);
  expect(read().vows).toMatchObject([{ day: 11, days: 40 }]);
  browser.storage.write("vow:long", "broken");
  expect(read().vows).toEqual([]);
});

test("malas of today make it a practiced day", () => {
  const { browser, read } = openBrowser();
  countRound(browser.storage, TODAY, { mantraId: "om-namah-shivaya", size: 108 });
  expect(read()).toMatchObject({ malasToday: 1, practiced: new Set([TODAY]) });
});
