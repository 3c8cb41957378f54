import { expect, test } from "vitest";
import type { SankalpaProgress } from "#engines/sankalpa.ts";
import { openSankalpa } from "./sankalpa-persistence.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";

/** The vow of one mantra, as one tab shows it. */
function openVow(browser: TabbedBrowser) {
  const shown: { sankalpa: SankalpaProgress | null; isKept: boolean } = { sankalpa: null, isKept: true };
  let listener: ((text: string | null) => void) | null = null;
  const vow = openSankalpa({
    mantraId: "om-namah-shivaya",
    storage: browser.storage,
    watch: (_key, onChange) => void (listener = onChange),
    today: () => "2026-11-20",
    update: (patch) => void Object.assign(shown, patch),
  });
  return { vow, shown, changeElsewhere: (text: string | null) => listener?.(text) };
}

test("a vow is shown again by the next page", () => {
  const browser = new TabbedBrowser();
  openVow(browser).vow.take(2, 40);
  expect(openVow(browser).shown.sankalpa).toMatchObject({ malasPerDay: 2, days: 40, malasToday: 0 });
});

test("malas that another tab has counted stay counted", () => {
  const browser = new TabbedBrowser();
  const [first, second] = [openVow(browser), openVow(browser)];
  first.vow.take(3, 40);
  second.vow.addMala();
  first.vow.addMala();
  expect(first.shown.sankalpa?.malasToday).toBe(2);
});

test("a vow that another tab drops is gone here too", () => {
  const browser = new TabbedBrowser();
  const { vow, shown, changeElsewhere } = openVow(browser);
  vow.take(1, 40);
  changeElsewhere(null);
  expect(shown.sankalpa).toBeNull();
});

test("a storage that refuses is reported, and the vow lasts as long as the page", () => {
  const browser = new TabbedBrowser();
  browser.storageState = "refused";
  const { vow, shown } = openVow(browser);
  vow.take(1, 40);
  vow.addMala();
  expect(shown).toMatchObject({ isKept: false, sankalpa: { malasToday: 1 } });
});
