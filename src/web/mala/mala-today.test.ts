// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Chant } from "#contract/page-replies.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { createMala } from "./mala.ts";
import { MANTRA } from "./test-chant.ts";

const timers = ["setTimeout", "clearTimeout", "Date"] as const;
beforeEach(() => void vi.useFakeTimers({ toFake: [...timers], now: Date.parse("2026-11-20T16:30:00Z") }));
let leaveScreen = () => {};
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const YESTERDAY = "2026-11-20";

/** The chant screen on a device of this zone, with one mala of the vow counted on 20 November. */
function openScreen(zone: string) {
  vi.stubEnv("TZ", zone);
  const browser = new TabbedBrowser();
  browser.texts.set("malas-today", JSON.stringify({ day: YESTERDAY, malas: 1 }));
  browser.texts.set(
    `sankalpa:${MANTRA}`,
    JSON.stringify({ malasPerDay: 1, days: 11, firstDay: YESTERDAY, malas: { [YESTERDAY]: 1 } }),
  );
  // The screen needs only this of its mantra.
  const chanted = { mantra: { id: MANTRA, title: "Om Namah Shivaya" }, deity: { id: "shiva" } } as Chant;
  const mala = createMala(chanted);
  const deps = { ...browser.openTab().deps, clock: browserPractice().clock };
  leaveScreen = mala.enter({ deps, player: null, verse: document.createElement("p"), earlySamples: [] });
  return mala;
}

const shown = (mala: ReturnType<typeof openScreen>) => {
  const { malasToday, sankalpa } = mala.read();
  return { malasToday, day: sankalpa?.day, ofToday: sankalpa?.malasToday };
};
const before = { malasToday: 1, day: 1, ofToday: 1 };
const after = { malasToday: 0, day: 2, ofToday: 0 };

describe("what the chant screen says of today", () => {
  test("is that of the new day once midnight is past, while the screen stays open", () => {
    const screen = openScreen("Asia/Kolkata");
    expect(shown(screen)).toEqual(before);
    vi.advanceTimersByTime(2 * 3_600_000 - 1000);
    expect(shown(screen)).toEqual(before);
    vi.advanceTimersByTime(1000);
    expect(shown(screen)).toEqual(after);
  });

  test.each(["visibilitychange", "focus", "pageshow"])(
    "is that of the morning when the page is seen again (%s)",
    (name) => {
      const screen = openScreen("Asia/Kolkata");
      // A device that sleeps runs no timer.
      vi.setSystemTime(Date.parse("2026-11-21T01:00:00Z"));
      dispatchEvent(new Event(name));
      expect(shown(screen)).toEqual(after);
    },
  );

  test("is that of the zone to which the device has come", () => {
    const screen = openScreen("Asia/Kolkata");
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    vi.advanceTimersByTime(60_000);
    expect(shown(screen)).toEqual(after);
  });

  test("follows the hour at which the person's day begins", () => {
    const screen = openScreen("Asia/Kolkata");
    screen.beginDayAt(4);
    vi.advanceTimersByTime(6 * 3_600_000 - 1);
    expect(shown(screen)).toEqual(before);
    vi.advanceTimersByTime(1);
    expect(shown(screen)).toEqual(after);
  });

  test("is asked for no more once the screen is left", () => {
    openScreen("Asia/Kolkata");
    leaveScreen();
    expect(vi.getTimerCount()).toBe(0);
  });
});

// Node and Chromium name what they find there Etc/Unknown, or give no name at all.
test.each(["Etc/Unknown", "XYZ", ":"])(
  "a device whose zone %s has no name counts malas, and the day is that of its clock",
  (zone) => {
    const screen = openScreen(zone);
    expect(shown(screen)).toEqual(before);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(shown(screen)).toEqual(after);
  },
);
