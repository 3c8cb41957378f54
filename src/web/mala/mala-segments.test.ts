import { describe, expect, test } from "vitest";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { due, openPage, segments } from "./test-chant.ts";

describe("a segment", () => {
  test("is due when the screen is left, in one transaction with the count that waits", async () => {
    const browser = new TabbedBrowser();
    const { chant } = await openPage(browser);
    chant.press(4);
    chant.leave();
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[4], [null]]);
  });

  test("begins when its recording began to play, though the app came later", async () => {
    const browser = new TabbedBrowser();
    const { chant } = await openPage(browser);
    chant.send({ type: "start", playedFor: 9000 });
    chant.press(1);
    await browser.settle();
    const [segment] = [...browser.malas.values()].map((mala) => mala.segment);
    expect(Date.parse(segment?.endedAt ?? "") - Date.parse(segment?.startedAt ?? "")).toBe(9000);
  });

  test("is a whole mala when the mala is complete, and the next one begins at nothing", async () => {
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
    const { chant } = await openPage(browser);
    chant.press(6);
    chant.send({ type: "reset" });
    chant.press(2);
    await browser.settle();
    expect([due(browser), segments(browser)]).toEqual([[6], [2]]);
  });

  test("lies after the one of a Reset that is undone later", async () => {
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
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

  const byHand = { type: "press" } as const;
  const aloud = { type: "heard", isSure: true, confirms: false } as const;
  for (const [way, milliseconds, counting, mode] of [
    ["back", -3_600_000, byHand, "manual"],
    ["forward", 360_000, byHand, "manual"],
    ["forward by a year", 365 * 86_400_000, byHand, "manual"],
    ["back", -3_600_000, aloud, "aloud"],
    ["forward", 360_000, aloud, "aloud"],
  ] as const) {
    test(`lasts as long as was chanted (${mode}) when the clock is set ${way} between two beads, and is dated by it`, async () => {
      const browser = new TabbedBrowser();
      const { chant } = await openPage(browser);
      const count = () => chant.send(counting);
      chant.send({ type: "mode", mode });
      chant.send({ type: "start" });
      count();
      browser.time += 60_000;
      count();
      await browser.settle();
      browser.time += 500;
      browser.setClock(milliseconds);
      browser.time += 500;
      count();
      browser.time += 1000;
      count();
      chant.leave();
      await browser.settle();
      const [entry] = browser.entries.values();
      const { startedAt, endedAt, repetitions } = { startedAt: "", endedAt: "", repetitions: 0, ...entry };
      expect(repetitions).toBe(4);
      expect(Date.parse(endedAt)).toBe(browser.time);
      expect(Date.parse(endedAt) - Date.parse(startedAt)).toBe(62_000);
    });
  }

  test("ends where another person signs in, and not where the first one does", async () => {
    const browser = new TabbedBrowser();
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
