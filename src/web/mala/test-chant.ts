import { chantReducer, type ChantEvent } from "#engines/chant-counter.ts";
import { isSameToSee, newChant, type Recording } from "#engines/chant-state.ts";
import { MalaPersistence } from "./mala-persistence.ts";
import { openRounds, readRounds } from "./round-choice.ts";
import { readOffer } from "../practice/follow/offered-malas.ts";
import { openSankalpa } from "../practice/sankalpa-persistence.ts";
import { startPracticeSender } from "../practice/practice-sender.ts";
import type { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { transportOf } from "../practice/test-server.ts";
import type { TestTab } from "./test-tab.ts";

export const MANTRA = "om-namah-shivaya";

/** Seconds of the recording. */
const LENGTH = 5;
const counting: ReadonlySet<ChantEvent["type"]> = new Set(["press", "clock", "heard", "take-back"]);

/** A counter with its persistence, as the chant screen connects them. */
export function openChant(tab: TestTab, { mantraId = MANTRA, recording = "none" as Recording } = {}) {
  let state = newChant(recording, readRounds(tab.deps.storage, { id: mantraId }).size);
  let played = 0;
  let refusals = 0;
  let counted = 0;
  let fewest = 0;
  const onRefused = () => (refusals += 1);
  const today = () => tab.deps.clock.today(0);
  const vow = openSankalpa({
    mantra: { mantraId, deityId: "shiva", title: "Om" },
    storage: tab.deps.storage,
    newId: tab.deps.newId,
    watch() {},
    today,
    update() {},
  });
  const rounds = openRounds({
    mantra: { id: mantraId },
    storage: tab.deps.storage,
    today,
    send,
    update() {},
    onRefused,
  });
  const persistence = new MalaPersistence({ deityId: "shiva", mantraId, send, onRefused }, tab.deps);

  function send(event: ChantEvent) {
    if (!tab.isAlive) return;
    const before = state;
    state = chantReducer(before, event);
    if (counting.has(event.type)) counted += state.count - before.count;
    if (isSameToSee(before, state)) return;
    persistence.changed({ before, after: state, event });
    if (state.status === "complete" && before.status !== "complete") complete();
    fewest = Math.min(fewest, counted);
    tab.deps.afterFrame(() => (fewest = counted));
  }

  function complete() {
    const { size } = state;
    persistence.complete({ size, day: today(), vowId: vow.addRound(size) });
    rounds.count(size);
  }

  /** The recording plays to its end, and begins again. */
  function loop() {
    for (const time of [LENGTH - 1, 0]) {
      played += 1000;
      const sample = { time, now: played, duration: LENGTH, rate: 1, wantedRate: 1, isSeek: time === 0 };
      send({ type: "clock", sample });
    }
  }

  return {
    send,
    loop,
    hear: () => send({ type: "heard", isSure: true, confirms: false }),
    press: (beads: number) => Array.from({ length: beads }).forEach(() => send({ type: "press" })),
    state: () => state,
    choose: rounds.choose,
    refusals: () => refusals,
    /** Beads counted here, less those taken back. */
    counted: () => counted,
    /**
     * These beads may not be lost. They are all, except that a page that crashes may lose the beads of its last frame.
     */
    safe: () => (tab.isAlive || tab.isUnloaded ? counted : fewest),
    vow,
    takeOver: () => persistence.takeOver(),
    /** Goes on with the mala of another device, where one is offered. */
    takeUp() {
      const offer = readOffer(tab.deps.storage, mantraId);
      if (offer) persistence.takeUp(offer);
      return offer?.count ?? null;
    },
    leave: () => persistence.leave(),
  };
}

/** A new tab with the chant screen, which has found what was kept. */
export async function openPage(browser: TabbedBrowser) {
  const tab = browser.openTab();
  const chant = openChant(tab);
  await browser.settle();
  return { tab, chant };
}

/** Repetitions of the segment of each mala in progress, null for one without. */
export const segments = (browser: TabbedBrowser) =>
  [...browser.malas.values()].map(({ segment }) => segment?.repetitions ?? null);
/** Repetitions, or minutes, of each entry that waits to be sent. */
export const due = (browser: TabbedBrowser) =>
  [...browser.entries.values()].map((entry) => {
    const practiced = entry.kind === "by-hand" ? entry.practiced : entry;
    return practiced.kind === "chant" ? practiced.repetitions : practiced.minutes;
  });

/** Sends the entries that wait in this tab while somebody is signed in. */
export function signIn(browser: TabbedBrowser, tab: TestTab, uid = "asha") {
  browser.server.signedIn = uid;
  const failures: unknown[] = [];
  const user = { uid, settings: { dayBeginsAt: 0, showStreaks: true } };
  const onFailed = (error: unknown) => void failures.push(error);
  let sent = 0;
  const onSent = () => void (sent += 1);
  const worker = startPracticeSender({ user, transport: transportOf(browser, tab), onSent, onFailed }, tab.deps);
  return { ...worker, failures, sent: () => sent };
}
