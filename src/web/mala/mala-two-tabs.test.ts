import { describe, expect, test } from "vitest";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { openPage } from "./test-chant.ts";

describe("two tabs", () => {
  test("count a mala in one of them; the other shows it, and continues when the first is gone", async () => {
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
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
    const browser = new TabbedBrowser();
    const [first, second] = [await openPage(browser), await openPage(browser)];
    first.chant.press(3);
    second.chant.press(2);
    await browser.settle();
    const states = [first, second].map(({ chant }) => chant.state().status);
    expect(states.toSorted()).toEqual(["paused", "running"]);
    expect(browser.beadsRecorded()).toBe(5);
  });

  test("both see that a mala is reset or complete", async () => {
    const browser = new TabbedBrowser();
    const [first, second] = [await openPage(browser), await openPage(browser)];
    first.chant.press(3);
    await browser.settle();
    first.chant.send({ type: "reset" });
    await browser.settle();
    expect(second.chant.state().status).toBe("not-started");
  });
});
