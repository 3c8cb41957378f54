import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { idle, sessionReducer, type Session } from "#engines/meditation-session.ts";
import { plainPlan } from "#engines/sitting-plan.ts";
import { persistSitting } from "./sitting-persistence.ts";
import { signIn } from "../mala/test-chant.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";

/** A sitting of ten minutes whose every minute is an event. */
async function sit(browser: TabbedBrowser, minutes: number) {
  const tab = browser.openTab();
  const onChange = persistSitting("om-chant", tab.deps);
  const begin = browser.time;
  let session: Session = sessionReducer(idle, { type: "start", plan: { ...plainPlan, minutes: 10 }, now: begin });
  for (let sat = 1; sat <= minutes; sat++) {
    session = sessionReducer(session, { type: "tick", now: begin + sat * minute });
    onChange(session, begin + sat * minute);
  }
  await browser.settle();
  return { tab, onChange, session, now: begin + minutes * minute };
}

const entries = (browser: TabbedBrowser) =>
  [...browser.entries.values()].map((entry) => [entry.kind === "sitting" && entry.minutes, entry.state.name]);

test("each whole minute is written as an open entry, and the end makes it due", async () => {
  const browser = new TabbedBrowser();
  const { onChange, session, now } = await sit(browser, 3);
  expect(entries(browser)).toEqual([[3, "open"]]);
  onChange(sessionReducer(session, { type: "end", now }), now);
  await browser.settle();
  expect(entries(browser)).toEqual([[3, "due"]]);
});

test.each([-3_600_000, 360_000])("a clock set by %i ms meanwhile dates the whole sitting", async (set) => {
  const browser = new TabbedBrowser();
  const { onChange, session, now } = await sit(browser, 3);
  browser.setClock(set);
  onChange(sessionReducer(session, { type: "end", now }), now);
  await browser.settle();
  const [entry] = browser.entries.values();
  expect(entry).toMatchObject({
    minutes: 3,
    startedAt: new Date(now - 3 * minute + set).toISOString(),
    endedAt: new Date(now + set).toISOString(),
  });
});

test("less than a minute leaves nothing", async () => {
  const browser = new TabbedBrowser();
  const { onChange, session, now } = await sit(browser, 0);
  onChange(sessionReducer(session, { type: "end", now: now + minute / 2 }), now + minute / 2);
  await browser.settle();
  expect(entries(browser)).toEqual([]);
});

test("a sitting in progress is not sent, and one whose tab is gone is sent as it stands", async () => {
  const browser = new TabbedBrowser();
  const { tab } = await sit(browser, 4);
  signIn(browser, browser.openTab());
  await browser.settle();
  expect(browser.server.recorded()).toEqual([]);
  tab.kill();
  await browser.runTimers();
  expect(browser.server.recorded()).toEqual([4]);
});

test("without locks only the whole of it is written", async () => {
  const browser = new TabbedBrowser();
  browser.hasLocks = false;
  const { onChange, session, now } = await sit(browser, 2);
  expect(entries(browser)).toEqual([]);
  onChange(sessionReducer(session, { type: "end", now }), now);
  await browser.settle();
  expect(entries(browser)).toEqual([[2, "due"]]);
});
