import { describe, expect, test } from "vitest";
import { MANTRA, openChant } from "./test-chant.ts";
import { TestBrowser } from "./test-browser.ts";

async function openPage(browser: TestBrowser) {
  const tab = browser.openTab();
  const chant = openChant(tab);
  await browser.settle();
  return { tab, chant };
}

async function hearFirstBead(browser: TestBrowser) {
  const page = await openPage(browser);
  page.chant.send({ type: "mode", mode: "aloud" });
  page.chant.send({ type: "start" });
  page.chant.hear();
  return page;
}

const segments = (browser: TestBrowser) =>
  [...browser.malas.values()].map(({ segment }) => segment?.repetitions ?? null);
const due = (browser: TestBrowser) =>
  [...browser.entries.values()].map((entry) => (entry.kind === "chant" ? entry.repetitions : entry.minutes));

describe("a bead", () => {
  test("is on its way to the database once it is seen", async () => {
    const browser = new TestBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(3);
    tab.showFrame();
    tab.kill();
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(3);
  });

  test("shares its transaction with the others of its frame", async () => {
    const browser = new TestBrowser();
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
    const browser = new TestBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(2);
    tab.page.dispatchEvent(new Event(event));
    tab.kill();
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(2);
  });

  test("is in one row, from which the next page continues", async () => {
    const browser = new TestBrowser();
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
      const browser = new TestBrowser();
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
    const browser = new TestBrowser();
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
    const browser = new TestBrowser();
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

describe("a segment", () => {
  test("is due when the screen is left, in one transaction with the count that waits", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(4);
    chant.leave();
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[4], [null]]);
  });

  test("begins when its recording began to play, though the app came later", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.send({ type: "start", playedFor: 9000 });
    chant.press(1);
    await browser.settle();
    const [segment] = [...browser.malas.values()].map((mala) => mala.segment);
    expect(Date.parse(segment?.endedAt ?? "") - Date.parse(segment?.startedAt ?? "")).toBe(9000);
  });

  test("is a whole mala when the mala is complete, and the next one begins at nothing", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(108);
    await browser.settle();
    expect([due(browser), browser.malas.size]).toEqual([[108], 0]);
    chant.send({ type: "next-mala" });
    chant.press(2);
    await browser.settle();
    expect(segments(browser)).toEqual([2]);
  });

  test("survives a Reset that is undone, and is due once it cannot be undone", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(6);
    chant.send({ type: "reset" });
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[], [6]]);
    chant.send({ type: "undo-reset" });
    chant.press(1);
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[], [7]]);
    chant.send({ type: "reset" });
    chant.send({ type: "forget-reset" });
    await browser.settle();
    expect([due(browser), browser.malas.size]).toEqual([[7], 0]);
  });

  test("survives a tab that is gone while its Reset could be undone", async () => {
    const browser = new TestBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(6);
    chant.send({ type: "reset" });
    await browser.settle();
    tab.kill();
    const { chant: next } = await openPage(browser);
    expect(next.state().status).toBe("not-started");
    expect(due(browser)).toEqual([6]);
  });

  test("is another one after a Reset, when chanting begins anew", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(6);
    chant.send({ type: "reset" });
    chant.press(2);
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[6], [2]]);
  });

  test("lies after the one of a Reset that is undone later", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(6);
    chant.send({ type: "reset" });
    chant.press(2);
    chant.send({ type: "reset" });
    chant.send({ type: "undo-reset" });
    chant.press(1);
    await browser.settle();
    expect([chant.state().count, due(browser), segments(browser)]).toEqual([9, [6], [3]]);
  });

  test("keeps its duration when the clock is set back", async () => {
    const browser = new TestBrowser();
    const { chant } = await openPage(browser);
    chant.press(1);
    browser.time += 60_000;
    chant.press(1);
    browser.time -= 3_600_000;
    chant.press(1);
    browser.time += 1000;
    chant.press(1);
    await browser.settle();
    const [mala] = browser.malas.values();
    const { startedAt = "", endedAt = "" } = mala?.segment ?? {};
    expect(Date.parse(endedAt)).toBe(browser.time);
    expect(Date.parse(endedAt) - Date.parse(startedAt)).toBe(61_000);
  });

  test("ends where another person signs in, and not where the first one does", async () => {
    const browser = new TestBrowser();
    const { tab, chant } = await openPage(browser);
    chant.press(2);
    tab.deps.person.remember("asha");
    chant.press(2);
    tab.deps.person.remember("bodhi");
    chant.press(3);
    chant.leave();
    await browser.settle();
    expect([...browser.entries.values()]).toMatchObject([
      { owner: "asha", repetitions: 4 },
      { owner: "bodhi", repetitions: 3 },
    ]);
  });
});

describe("a bead that was heard is not lost", () => {
  test("where another person signs in before it", async () => {
    const browser = new TestBrowser();
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
    const browser = new TestBrowser();
    const { tab, chant } = await hearFirstBead(browser);
    tab.page.dispatchEvent(new Event("pagehide"));
    tab.page.dispatchEvent(new Event("pageshow"));
    chant.hear();
    await browser.settle();
    expect([due(browser), segments(browser), chant.state().count]).toEqual([[1], [1], 2]);
  });
});

describe("two tabs", () => {
  test("count a mala in one of them; the other shows it, and continues when the first is gone", async () => {
    const browser = new TestBrowser();
    const first = await openPage(browser);
    const second = await openPage(browser);
    first.chant.press(5);
    await browser.settle();
    expect(second.chant.state()).toMatchObject({ status: "paused", reason: "elsewhere", count: 5 });
    first.chant.press(2);
    await browser.runTimers();
    expect(second.chant.state()).toMatchObject({ reason: "elsewhere", count: 7 });
    first.tab.kill();
    await browser.settle();
    expect(second.chant.state()).toMatchObject({ status: "paused", reason: "kept", count: 7 });
    second.chant.press(1);
    await browser.settle();
    expect(browser.beadsRecorded()).toBe(8);
  });

  test("hand a mala over, beads and all", async () => {
    const browser = new TestBrowser();
    const first = await openPage(browser);
    first.chant.press(5);
    await browser.settle();
    const second = await openPage(browser);
    expect(second.chant.state()).toMatchObject({ reason: "elsewhere", count: 5 });
    const taken = second.chant.takeOver();
    await browser.settle();
    await taken;
    expect(second.chant.state()).toMatchObject({ status: "running", count: 5 });
    expect(first.chant.state()).toMatchObject({ status: "paused", reason: "elsewhere" });
    second.chant.press(1);
    first.chant.press(3);
    await browser.settle();
    expect([...browser.malas.values()]).toMatchObject([{ count: 6, segment: { base: 5, repetitions: 1 } }]);
    expect(browser.beadsRecorded()).toBe(6);
  });

  test("that begin at the same moment lose no bead", async () => {
    const browser = new TestBrowser();
    const [first, second] = [await openPage(browser), await openPage(browser)];
    first.chant.press(3);
    second.chant.press(2);
    await browser.settle();
    const states = [first, second].map(({ chant }) => chant.state().status);
    expect(states.toSorted()).toEqual(["paused", "running"]);
    expect(browser.beadsRecorded()).toBe(5);
  });

  test("both see that a mala is reset or complete", async () => {
    const browser = new TestBrowser();
    const [first, second] = [await openPage(browser), await openPage(browser)];
    first.chant.press(3);
    await browser.settle();
    first.chant.send({ type: "reset" });
    await browser.settle();
    expect(second.chant.state().status).toBe("not-started");
  });
});

describe("a database", () => {
  test("that refuses leaves the practice in memory and in the text storage, and says so", async () => {
    const browser = new TestBrowser();
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
    const browser = new TestBrowser();
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
    const browser = new TestBrowser();
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

  test("gets the malas of an earlier version once", async () => {
    const browser = new TestBrowser();
    const kept = { count: 37, mode: "manual", updatedAt: "2026-01-02T03:04:05.000Z", tab: "a", startedAt: "x" };
    browser.texts.set(`mala:${MANTRA}`, JSON.stringify(kept));
    browser.texts.set("mala:tampered", "{");
    const { tab, chant } = await openPage(browser);
    expect(chant.state()).toMatchObject({ reason: "kept", count: 37 });
    expect([...browser.texts.keys()].filter((key) => key.startsWith("mala:"))).toEqual([]);
    tab.unload();
    const next = await openPage(browser);
    expect(next.chant.state()).toMatchObject({ count: 37 });
  });
});

test("without locks a mala is counted, left and continued all the same", async () => {
  const browser = new TestBrowser();
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
