// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chant } from "#contract/page-replies.ts";
import { roundSizes, type OfRound } from "#model/practice.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { createMala, type Mala } from "./mala.ts";
import { MANTRA } from "./test-chant.ts";

beforeEach(() => {
  // No sound, and no lock of the screen.
  vi.spyOn(console, "info").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.parse("2026-11-20T16:30:00Z") });
  vi.stubEnv("TZ", "Asia/Kolkata");
});
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The chant screen, where beads are counted by hand. */
function openScreen(browser = new TabbedBrowser(), given: OfRound & { id?: string } = {}) {
  const chanted = { mantra: { id: MANTRA, title: "Om", ...given }, deity: { id: "shiva" } } as Chant;
  const mala = createMala(chanted);
  const deps = { ...browser.openTab().deps, clock: browserPractice().clock };
  leaving.push(mala.enter({ deps, player: null, verse: document.createElement("p"), earlySamples: [] }));
  return mala;
}

const press = (mala: Mala, beads: number) => Array.from({ length: beads }).forEach(mala.countBead);
const today = (mala: Mala) => {
  const { malasToday, roundsToday, goal } = mala.read();
  return { malasToday, roundsToday, goal };
};

test.each(roundSizes)("a round of %i is complete with its last bead, and the next one begins", (size) => {
  const mala = openScreen();
  mala.chooseRounds({ size, goal: 2 });
  press(mala, size - 1);
  expect(mala.isInTheMidst()).toBe(false);
  expect(mala.read().chant).toMatchObject({ status: "running", count: size - 1 });
  press(mala, 5);
  expect(mala.read().chant).toMatchObject({ status: "complete", count: size });
  expect(today(mala)).toEqual({ malasToday: size === 108 ? 1 : 0, roundsToday: 1, goal: 2 });
  mala.proceed();
  press(mala, size);
  expect(today(mala).roundsToday).toBe(2);
});

test("what is chosen in the midst of a round is for the next one, also after a reset", () => {
  const mala = openScreen();
  press(mala, 5);
  mala.chooseRounds({ size: 11, goal: 1 });
  expect(mala.read().chant).toMatchObject({ size: 108, nextSize: 11, count: 5 });
  mala.press({ type: "reset" });
  expect(mala.read().chant.size).toBe(11);
  press(mala, 2);
  mala.press({ type: "undo-reset" });
  expect(mala.read().chant).toMatchObject({ size: 108, count: 7 });
});

test("each mantra has its own size and goal, which stay on the device, and one of its own until another is chosen", () => {
  const browser = new TabbedBrowser();
  openScreen(browser).chooseRounds({ size: 27, goal: 3 });
  expect(openScreen(browser).read()).toMatchObject({ chant: { size: 27 }, goal: 3 });
  expect(openScreen(browser, { id: "gayatri" }).read()).toMatchObject({ chant: { size: 108 }, goal: 1 });
  const own = openScreen(browser, { id: "own", round: 21 });
  expect(own.read().chant.size).toBe(21);
  own.chooseRounds({ size: 108, goal: 1 });
  expect(openScreen(browser, { id: "own", round: 21 }).read().chant.size).toBe(108);
  own.chooseRounds({ size: 21, goal: 1 });
  openScreen(browser).chooseRounds({ size: 108, goal: 1 });
  expect(browser.texts.get("rounds")).toBe("{}");
});

test.each(["{", "[]", '{"om-namah-shivaya":{"size":33,"goal":2000}}', '{"om-namah-shivaya":"27"}'])(
  "a mantra whose rounds are kept as %s has malas and no goal",
  (text) => {
    const browser = new TabbedBrowser();
    browser.texts.set("rounds", text);
    expect(openScreen(browser).read()).toMatchObject({ chant: { size: 108 }, goal: 1 });
  },
);

test("the goal counts rounds of its size, and begins anew at midnight", () => {
  const mala = openScreen();
  mala.chooseRounds({ size: 11, goal: 3 });
  press(mala, 11);
  mala.chooseRounds({ size: 27, goal: 3 });
  mala.proceed();
  press(mala, 27);
  expect(today(mala)).toEqual({ malasToday: 0, roundsToday: 1, goal: 3 });
  mala.chooseRounds({ size: 11, goal: 3 });
  expect(today(mala).roundsToday).toBe(1);
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(today(mala)).toEqual({ malasToday: 0, roundsToday: 0, goal: 3 });
});

test("a vow of rounds of 27 counts those of 27 and more", () => {
  const mala = openScreen();
  mala.vow()?.take({ malasPerDay: 2, round: 27, days: 11 });
  const kept = () => mala.read().sankalpa?.malasToday;
  for (const [size, count] of [
    [11, 0],
    [27, 1],
    [108, 2],
  ] as const) {
    mala.chooseRounds({ size, goal: 1 });
    mala.proceed();
    press(mala, size);
    expect([size, kept()]).toEqual([size, count]);
  }
});
