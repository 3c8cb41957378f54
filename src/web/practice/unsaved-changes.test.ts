import { expect, test } from "vitest";
import { malaKey, type MalaInProgress } from "./mala-in-progress.ts";
import { deleteMala, putMala, type Rows } from "./practice-database.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";
import { unsavedChanges } from "./unsaved-changes.ts";

const mala = (count: number, revision: number): MalaInProgress => ({
  key: malaKey("om", "a"),
  deityId: "shiva",
  mantraId: "om",
  tab: "a",
  count,
  mode: "manual",
  updatedAt: "2026-11-20T06:00:00.000Z",
  revision,
  segment: null,
});

const noRows: Rows = { malas: [], entries: [] };
const rowsOf = (...malas: MalaInProgress[]): Rows => ({ malas, entries: [] });
const textsOf = (browser: TabbedBrowser) => [...browser.texts.keys()];

test("what the database refuses is found by the next page, and gone once it is saved", () => {
  const browser = new TabbedBrowser();
  const change = putMala(mala(3, 1));
  const unsaved = unsavedChanges(browser.storage);
  unsaved.begin([change]);
  unsaved.refused([change]);
  const next = unsavedChanges(browser.storage);
  expect(next.applyTo(noRows)).toEqual(rowsOf(mala(3, 1)));
  next.saved(next.all());
  expect([next.all(), textsOf(browser)]).toEqual([[], []]);
});

test("what is still under way is kept when the page goes", () => {
  const browser = new TabbedBrowser();
  const unsaved = unsavedChanges(browser.storage);
  unsaved.begin([putMala(mala(3, 1))]);
  expect(textsOf(browser)).toEqual([]);
  unsaved.flush();
  expect(unsavedChanges(browser.storage).applyTo(noRows)).toEqual(rowsOf(mala(3, 1)));
});

test("an older change that is saved late leaves the newer one, and one that is refused late does not return", () => {
  const browser = new TabbedBrowser();
  const [older, newer] = [putMala(mala(3, 1)), putMala(mala(4, 2))];
  const unsaved = unsavedChanges(browser.storage);
  unsaved.begin([older]);
  unsaved.begin([newer]);
  unsaved.refused([newer]);
  unsaved.saved([older]);
  expect(unsaved.all()).toEqual([newer]);
  unsaved.refused([older]);
  expect(unsaved.all()).toEqual([newer]);
});

test("what another tab has saved meanwhile is forgotten here", () => {
  const browser = new TabbedBrowser();
  const unsaved = unsavedChanges(browser.storage);
  unsaved.refused([putMala(mala(3, 1))]);
  const other = unsavedChanges(browser.storage);
  other.saved(other.all());
  unsaved.reload();
  expect(unsaved.all()).toEqual([]);
});

test("what another tab has refused since then takes the place of what was found", () => {
  const browser = new TabbedBrowser();
  const other = unsavedChanges(browser.storage);
  const [found, later] = [putMala(mala(3, 1)), deleteMala(mala(3, 1))];
  other.begin([found]);
  other.refused([found]);
  const unsaved = unsavedChanges(browser.storage);
  other.begin([later]);
  other.refused([later]);
  unsaved.reload();
  expect(unsaved.applyTo(rowsOf(mala(3, 1)))).toEqual(noRows);
});

test("without storage it stays in memory", () => {
  const browser = new TabbedBrowser();
  browser.storageState = "refused";
  const unsaved = unsavedChanges(browser.storage);
  unsaved.refused([putMala(mala(3, 1))]);
  unsaved.reload();
  expect(unsaved.applyTo(noRows)).toEqual(rowsOf(mala(3, 1)));
});

test("a row of which the database has a later revision is not written over, nor deleted", () => {
  const unsaved = unsavedChanges(new TabbedBrowser().storage);
  unsaved.refused([putMala(mala(3, 1))]);
  expect(unsaved.applyTo(rowsOf(mala(4, 2)))).toEqual(rowsOf(mala(4, 2)));
  unsaved.refused([deleteMala(mala(0, 1))]);
  expect(unsaved.applyTo(rowsOf(mala(4, 2)))).toEqual(rowsOf(mala(4, 2)));
  expect(unsaved.applyTo(rowsOf(mala(3, 1)))).toEqual(noRows);
});

test("text that was tampered with is no change", () => {
  const browser = new TabbedBrowser();
  browser.texts.set("unsaved-practice:malas:om/a", "{");
  browser.texts.set("unsaved-practice:entries:b", '{"table":"persons","key":"b","row":{}}');
  expect(unsavedChanges(browser.storage).all()).toEqual([]);
});
