import { describe, expect, test } from "vitest";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { due, MANTRA, openChant, openPage, segments } from "./test-chant.ts";

describe("a bead", () => {
  test("is on its way to the database once it is seen", async () => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(3);
    tab.showFrame();
    tab.kill();
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(3);
  });

  test("shares its transaction with the others of its frame", async () => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(1);
    await browser.settle();
    const before = browser.transactions;
    chant.press(3);
    expect(browser.transactions).toBe(before);
    tab.showFrame();
    await browser.settle();
    expect([browser.transactions, segments(browser)]).toEqual([before + 1, [4]]);
  });

  test.each(["pagehide", "visibilitychange"])("is written at once by %s", async (event) => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(2);
    tab.page.dispatchEvent(new Event(event));
    tab.kill();
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(2);
  });

  test("is in one row, from which the next page continues", async () => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(5);
    await browser.settle();
    expect([...browser.malas.values()]).toMatchObject([
      { mantraId: MANTRA, count: 5, segment: { base: 0, repetitions: 5 } },
    ]);
    expect(due(browser)).toEqual([]);
    tab.unload();
    const next = await openPage(browser);
    expect(next.chant.state()).toMatchObject({ status: "paused", reason: "kept", count: 5 });
    next.chant.press(3);
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(8);
    expect(browser.malas.size).toBe(1);
  });

  test.each([0, 1, 2, 3])(
    "is found by a screen that replaces one still looking for it, after %i steps",
    async (steps) => {
      const browser = new TabbedBrowser();
      const { tab, chant } = await openPage(browser);
      chant.press(5);
      await browser.settle();
      tab.unload();
      const next = browser.openTab();
      const replaced = openChant(next);
      for (let step = 0; step < steps; step++) await browser.step(0);
      replaced.leave();
      const replacement = openChant(next);
      await browser.settle();
      expect(replacement.state()).toMatchObject({ status: "paused", reason: "kept", count: 5 });
    },
  );

  test("that is taken back is not recorded, nor counted twice when it is chanted again", async () => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(2);
    chant.send({ type: "take-back" });
    await browser.settle();
    expect(segments(browser)).toEqual([1]);
    tab.unload();
    const next = await openPage(browser);
    next.chant.send({ type: "take-back" });
    next.chant.press(1);
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(1);
    next.chant.press(1);
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(2);
  });

  test("that comes before a mala left earlier is found is added to it", async () => {
    const browser = new TabbedBrowser();
    const first = await openPage(browser);
    first.chant.press(37);
    await browser.settle();
    first.tab.unload();
    await browser.settle();
    const tab = browser.openTab();
    const chant = openChant(tab);
    chant.press(2);
    await browser.settle();
    expect(chant.state()).toMatchObject({ status: "running", count: 39 });
    chant.press(1);
    await browser.settle();
    expect([...browser.malas.values()]).toMatchObject([{ count: 40, segment: { base: 37, repetitions: 3 } }]);
    expect(browser.beadsRecorded()).toBe(40);
  });
});

async function hearFirstBead(browser: TabbedBrowser) {
  const page = await openPage(browser);
  page.chant.send({ type: "mode", mode: "aloud" });
  page.chant.send({ type: "start" });
  page.chant.hear();
  return page;
}

describe("a bead that was heard is not lost", () => {
  test("where another person signs in before it", async () => {
    const browser = new TabbedBrowser();
    browser.texts.set("practice-of", "asha");
    const { tab, chant } = await hearFirstBead(browser);
    tab.deps.person.remember("bodhi");
    chant.hear();
    chant.leave();
    await browser.settle();
    expect([...browser.entries.values()]).toMatchObject([
      { owner: "asha", repetitions: 1 },
      { owner: "bodhi", repetitions: 1 },
    ]);
  });

  test("where the page was hidden and shown again before it", async () => {
    const browser = new TabbedBrowser();
    const { tab, chant } = await hearFirstBead(browser);
    tab.page.dispatchEvent(new Event("pagehide"));
    tab.page.dispatchEvent(new Event("pageshow"));
    chant.hear();
    await browser.settle();
    expect([due(browser), segments(browser), chant.state().count]).toEqual([[1], [1], 2]);
  });
});

describe("a database", () => {
  test("that refuses leaves the practice in memory and in the text storage, and says so", async () => {
    const browser = new TabbedBrowser();
    browser.databaseState = "refused";
    const { tab, chant } = await openPage(browser);
    chant.press(3);
    await browser.settle();
    expect(chant.refusals()).toBeGreaterThan(0);
    tab.unload();
    browser.databaseState = "open";
    const next = await openPage(browser);
    expect(next.chant.state()).toMatchObject({ reason: "kept", count: 3 });
    expect(browser.beadsRecorded()).toBe(3);
    expect([...browser.texts.keys()].filter((key) => key.startsWith("unsaved"))).toEqual([]);
  });

  test("that is closed for a while gets everything with the next bead", async () => {
    const browser = new TabbedBrowser();
    const { chant } = await openPage(browser);
    chant.press(1);
    await browser.settle();
    browser.databaseState = "refused";
    chant.press(1);
    await browser.settle();
    browser.databaseState = "open";
    chant.press(1);
    await browser.settle();
    expect(segments(browser)).toEqual([3]);
  });

  test("that is not open yet when the page goes loses nothing", async () => {
    const browser = new TabbedBrowser();
    browser.databaseState = "opening";
    const tab = browser.openTab();
    const chant = openChant(tab);
    chant.press(4);
    await browser.step(0);
    tab.unload();
    browser.databaseState = "open";
    const next = await openPage(browser);
    expect(next.chant.state()).toMatchObject({ reason: "kept", count: 4 });
    expect(browser.beadsRecorded()).toBe(4);
  });
});

test("without locks a mala is counted, left and continued all the same", async () => {
  const browser = new TabbedBrowser();
  browser.hasLocks = false;
  const { tab, chant } = await openPage(browser);
  chant.press(3);
  await browser.settle();
  tab.kill();
  const next = await openPage(browser);
  expect(next.chant.state()).toMatchObject({ reason: "kept", count: 3 });
  next.chant.press(1);
  next.chant.leave();
  await browser.settle();
  expect(browser.beadsRecorded()).toBe(4);
});
