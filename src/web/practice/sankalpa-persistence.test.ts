import { expect, test } from "vitest";
import { goOn, letGo, withRestDay } from "#engines/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { mostVows } from "#model/practice.ts";
import { sortedVows } from "./kept-vows.ts";
import { openSankalpa } from "./sankalpa-persistence.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";

const TODAY = "2026-11-20";
const shiva = { mantraId: "om-namah-shivaya", deityId: "shiva", title: "Om Namah Shivaya" };

/** The vow of one mantra, as one tab shows it. */
function openVow(browser: TabbedBrowser, { today = TODAY, mantra = shiva } = {}) {
  const shown: { sankalpa: VowProgress | null; isKept: boolean } = { sankalpa: null, isKept: true };
  let listener: ((key: string | null) => void) | null = null;
  const vow = openSankalpa({
    mantra,
    storage: browser.storage,
    newId: browser.newId,
    watch: (onChange) => void (listener = onChange),
    today: () => today,
    update: (patch) => void Object.assign(shown, patch),
  });
  const id = () => shown.sankalpa?.terms.id ?? "";
  return { vow, shown, id, hearOfChange: (key: string | null) => listener?.(key) };
}

test("a vow is shown again by the next page", () => {
  const browser = new TabbedBrowser();
  openVow(browser).vow.take({ malasPerDay: 2, days: 40 });
  expect(openVow(browser).shown.sankalpa).toMatchObject({ malasPerDay: 2, days: 40, malasToday: 0 });
});

test("a vow beyond the most that one keeps is not taken, and those that run stay", () => {
  const browser = new TabbedBrowser();
  const asked = { malasPerDay: 1, days: 40 };
  const take = (place: number) =>
    openVow(browser, { mantra: { ...shiva, mantraId: `mantra-${place}` } }).vow.take(asked);
  const taken = Array.from({ length: mostVows }, (_, place) => take(place));
  expect(taken.every(Boolean)).toBe(true);
  expect(take(mostVows)).toBe(false);
  expect(sortedVows(browser.storage, TODAY).running).toHaveLength(mostVows);
  openVow(browser, { mantra: { ...shiva, mantraId: "mantra-0" } }).vow.change((terms) => letGo(terms, TODAY));
  expect(take(mostVows)).toBe(true);
});

test("malas that another tab has counted stay counted", () => {
  const browser = new TabbedBrowser();
  const [first, second] = [openVow(browser), openVow(browser)];
  first.vow.take({ malasPerDay: 3, days: 40 });
  second.vow.addRound(108);
  first.vow.addRound(108);
  expect(first.shown.sankalpa?.malasToday).toBe(2);
});

test("a tab that plans a rest and a tab that counts take nothing from each other", () => {
  const browser = new TabbedBrowser();
  const [first, second] = [openVow(browser), openVow(browser)];
  first.vow.take({ malasPerDay: 3, days: 40 });
  second.vow.change((terms) => withRestDay(terms, "2026-11-22"));
  first.vow.addRound(108);
  expect(openVow(browser).shown.sankalpa).toMatchObject({ malasToday: 1, terms: { restDays: ["2026-11-22"] } });
});

test("a vow that another tab lets go is gone here too", () => {
  const browser = new TabbedBrowser();
  const { vow, shown, id, hearOfChange } = openVow(browser);
  vow.take({ malasPerDay: 1, days: 40 });
  const changed = `vow:${id()}`;
  openVow(browser).vow.change((terms) => letGo(terms, TODAY));
  hearOfChange("another-key");
  expect(shown.sankalpa).not.toBeNull();
  hearOfChange(changed);
  expect(shown.sankalpa).toBeNull();
});

test("a storage that refuses is reported, and the vow lasts as long as the page", () => {
  const browser = new TabbedBrowser();
  browser.storageState = "refused";
  const { vow, shown } = openVow(browser);
  vow.take({ malasPerDay: 1, days: 40 });
  vow.addRound(108);
  expect(shown).toMatchObject({ isKept: false, sankalpa: { malasToday: 1 } });
  vow.change((terms) => letGo(terms, TODAY));
  expect(shown.sankalpa).toBeNull();
});

test("a storage that is full takes no mala from the page", () => {
  const browser = new TabbedBrowser();
  const { vow, shown } = openVow(browser);
  vow.take({ malasPerDay: 1, days: 40 });
  browser.storageState = "full";
  vow.addRound(108);
  vow.read();
  expect(shown).toMatchObject({ isKept: false, sankalpa: { malasToday: 1 } });
});

test("whoever chants after missed days goes on", () => {
  const browser = new TabbedBrowser();
  openVow(browser).vow.take({ malasPerDay: 1, days: 40 });
  const { vow, shown } = openVow(browser, { today: "2026-11-23" });
  expect(shown.sankalpa).toMatchObject({ newlyMissed: 3 });
  vow.addRound(108);
  expect(shown.sankalpa).toMatchObject({ newlyMissed: 0, missedDays: 3, keptDays: 1 });
});

test("a vow that begins again has a new id, and the days of the old one stay in the history", () => {
  const browser = new TabbedBrowser();
  const first = openVow(browser);
  first.vow.take({ malasPerDay: 1, days: 40 });
  first.vow.addRound(108);
  const old = first.id();
  const later = openVow(browser, { today: "2026-11-23" });
  later.vow.beginAgain();
  expect(later.shown.sankalpa).toMatchObject({ day: 1, days: 40, keptDays: 0 });
  expect(later.id()).not.toBe(old);
  const { running, over } = sortedVows(browser.storage, "2026-11-23");
  expect(running.map(({ terms }) => terms.id)).toEqual([later.id()]);
  expect(over).toMatchObject([{ terms: { id: old, endedOn: "2026-11-23" }, keptDays: 1 }]);
});

test("a vow that is let go stays in the history, unless no day of it was kept", () => {
  const browser = new TabbedBrowser();
  const { vow } = openVow(browser);
  vow.take({ malasPerDay: 2, days: 11 });
  vow.change((terms) => letGo(terms, TODAY));
  expect(sortedVows(browser.storage, TODAY)).toEqual({ running: [], over: [] });
  vow.take({ malasPerDay: 1, days: 11 });
  vow.addRound(108);
  vow.change((terms) => letGo(terms, TODAY));
  expect(sortedVows(browser.storage, TODAY)).toMatchObject({ running: [], over: [{ keptDays: 1, days: 11 }] });
});

test("a vow closes on its last day, is shown for a week and stays in the history", () => {
  const browser = new TabbedBrowser();
  const { vow, shown } = openVow(browser);
  vow.take({ malasPerDay: 1, days: 1 });
  vow.addRound(108);
  expect(shown.sankalpa).toMatchObject({ isOver: true, keptDays: 1 });
  expect(openVow(browser, { today: "2026-11-27" }).shown.sankalpa).toMatchObject({ isOver: true });
  expect(openVow(browser, { today: "2026-11-28" }).shown.sankalpa).toBeNull();
  expect(sortedVows(browser.storage, "2027-11-20").over).toMatchObject([{ keptDays: 1 }]);
});

test("vows of several mantras run beside each other, the one nearest to its end first", () => {
  const browser = new TabbedBrowser();
  openVow(browser).vow.take({ malasPerDay: 1, days: 40 });
  openVow(browser, { mantra: { ...shiva, mantraId: "gayatri" } }).vow.take({ malasPerDay: 1, days: 11 });
  const { running } = sortedVows(browser.storage, TODAY);
  expect(running.map(({ terms }) => terms.mantraId)).toEqual(["gayatri", "om-namah-shivaya"]);
});

const old = { malasPerDay: 2, days: 40, firstDay: TODAY, malas: { [TODAY]: 1 } };

test("a vow of an older release goes on, and learns the name of its mantra", () => {
  const browser = new TabbedBrowser();
  browser.texts.set("sankalpa:om-namah-shivaya", JSON.stringify(old));
  const { shown } = openVow(browser);
  expect(shown.sankalpa).toMatchObject({ day: 1, days: 40, malasToday: 1, terms: { title: "Om Namah Shivaya" } });
  expect(browser.texts.has("sankalpa:om-namah-shivaya")).toBe(false);
  expect(sortedVows(browser.storage, TODAY).running).toMatchObject([{ terms: { deityId: "shiva" } }]);
});

test("a tab that still runs an older release makes no second vow, and its malas count", () => {
  const browser = new TabbedBrowser();
  browser.texts.set("sankalpa:om-namah-shivaya", JSON.stringify(old));
  const { vow } = openVow(browser);
  vow.change((terms) => goOn(terms, TODAY));
  browser.texts.set("sankalpa:om-namah-shivaya", JSON.stringify({ ...old, malas: { [TODAY]: 2 } }));
  expect(sortedVows(browser.storage, TODAY).running).toMatchObject([{ malasToday: 2, terms: { goesOnFrom: TODAY } }]);
});

test("a vow of an older release stays where it is for as long as nothing new can be kept", () => {
  const browser = new TabbedBrowser();
  browser.texts.set("sankalpa:om-namah-shivaya", JSON.stringify(old));
  browser.texts.set("sankalpa:gayatri", "broken");
  browser.storageState = "full";
  openVow(browser);
  expect([...browser.texts.keys()]).toEqual(["sankalpa:om-namah-shivaya", "sankalpa:gayatri"]);
  browser.storageState = "open";
  expect(openVow(browser).shown.sankalpa).toMatchObject({ malasToday: 1 });
  expect(browser.texts.get("sankalpa:gayatri")).toBe("broken");
});

test("malas that cannot be read are set aside before new ones are written over them", () => {
  const browser = new TabbedBrowser();
  const { vow, id, shown } = openVow(browser);
  vow.take({ malasPerDay: 2, days: 40 });
  browser.texts.set(`vow-kept:${id()}`, '{"2026-11-19":3,"2026-11-2');
  vow.addRound(108);
  expect(shown.sankalpa).toMatchObject({ malasToday: 1 });
  expect(browser.texts.get(`vow-unread:${id()}`)).toBe('{"2026-11-19":3,"2026-11-2');
});
