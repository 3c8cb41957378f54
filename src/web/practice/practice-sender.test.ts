import { describe, expect, test } from "vitest";
import { REACH } from "../device/reach.ts";
import { withPersonLock } from "./locks.ts";
import type { PracticedByHand } from "./practice-entry.ts";
import { keepByHand, mostWaitingByHand } from "./unsent-entries.ts";
import { openChant, signIn } from "../mala/test-chant.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";

/** A browser in which somebody has chanted, and left. */
async function withBeads(beads: number, owner: string | null = null) {
  const browser = new TabbedBrowser();
  if (owner !== null) browser.texts.set("practice-of", owner);
  const tab = browser.openTab();
  const chant = openChant(tab);
  await browser.settle();
  chant.press(beads);
  chant.leave();
  await browser.settle();
  return { browser, tab };
}

const away = (id: string): PracticedByHand => ({
  kind: "chant",
  id,
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  repetitions: 540,
  localDate: "2026-11-18",
  timeZone: "Asia/Kolkata",
  note: "At the river",
});

const log = (browser: TabbedBrowser) => browser.server.recorded();
const states = (browser: TabbedBrowser) => [...browser.entries.values()].map(({ owner, state }) => [owner, state.name]);

describe("what is due", () => {
  test("goes to the first person who signs in, and is deleted once the server has it", async () => {
    const { browser, tab } = await withBeads(3);
    const { sent } = signIn(browser, tab);
    await browser.settle();
    expect([log(browser), browser.entries.size, sent()]).toEqual([[3], 0, 1]);
    expect([...browser.server.log.values()]).toMatchObject([{ owner: "asha" }]);
  });

  test("is sent as soon as a mala is left", async () => {
    const browser = new TabbedBrowser();
    const tab = browser.openTab();
    const chant = openChant(tab);
    signIn(browser, tab);
    await browser.settle();
    chant.press(2);
    await browser.settle();
    expect(log(browser)).toEqual([]);
    chant.leave();
    await browser.settle();
    expect(log(browser)).toEqual([2]);
  });

  test("is counted once when the reply is lost", async () => {
    const { browser, tab } = await withBeads(3);
    browser.server.losesReplies = true;
    const { failures } = signIn(browser, tab);
    await browser.settle();
    expect([log(browser), states(browser), failures.length]).toEqual([[3], [["asha", "due"]], 1]);
    browser.server.losesReplies = false;
    await browser.runTimers();
    expect([log(browser), browser.entries.size]).toEqual([[3], 0]);
  });

  test("waits for the network, and is sent when it is back", async () => {
    const { browser, tab } = await withBeads(3);
    browser.server.isReachable = false;
    signIn(browser, tab);
    await browser.settle();
    expect(browser.entries.size).toBe(1);
    browser.server.isReachable = true;
    tab.page.dispatchEvent(new Event(REACH));
    await browser.settle();
    expect([log(browser), browser.entries.size]).toEqual([[3], 0]);
  });

  test("of one person is never sent as another's", async () => {
    const { browser, tab } = await withBeads(3, "asha");
    signIn(browser, tab, "bodhi");
    await browser.settle();
    expect([log(browser), states(browser)]).toEqual([[], [["asha", "due"]]]);
  });

  test("is not sent when somebody else has signed in elsewhere meanwhile", async () => {
    const { browser, tab } = await withBeads(3, "asha");
    signIn(browser, tab, "asha");
    browser.server.signedIn = "bodhi";
    await browser.settle();
    expect([log(browser), states(browser)]).toEqual([[], [["asha", "due"]]]);
  });

  test("is recorded for nobody else, in whichever moment that person signs in", async () => {
    for (let moment = 0; moment < 20; moment++) {
      const { browser, tab } = await withBeads(3, "asha");
      signIn(browser, tab, "asha");
      for (let step = 0; step < moment; step++) await browser.step(0);
      void withPersonLock(async () => void (browser.server.signedIn = "bodhi"), browser.openTab().deps.locks);
      await browser.settle();
      expect([...browser.server.log.values()].map(({ owner }) => owner)).not.toContain("bodhi");
    }
  });

  test("is put aside where the server refuses it for good, and not sent again", async () => {
    const { browser, tab } = await withBeads(3);
    browser.server.refusal = "implausible-practice";
    signIn(browser, tab);
    await browser.settle();
    const { requests } = browser.server;
    tab.page.dispatchEvent(new Event(REACH));
    await browser.settle();
    expect([...browser.entries.values()]).toMatchObject([
      { state: { name: "refused", code: "implausible-practice", sentence: "This cannot be recorded" } },
    ]);
    expect(browser.server.requests).toBe(requests);
  });

  test("is kept where the refusal is not for good", async () => {
    const { browser, tab } = await withBeads(3);
    browser.server.refusal = "busy";
    const { failures } = signIn(browser, tab);
    await browser.settle();
    expect([states(browser), failures.length]).toEqual([[["asha", "due"]], 1]);
  });

  test("is kept when the session has ended", async () => {
    const { browser, tab } = await withBeads(3, "asha");
    signIn(browser, tab);
    await browser.step(0);
    browser.server.signedIn = null;
    await browser.settle();
    expect(states(browser)).toEqual([["asha", "due"]]);
  });

  test("holds what was added by hand, and counts it once when its first reply was lost", async () => {
    const browser = new TabbedBrowser();
    const tab = browser.openTab();
    browser.server.losesReplies = true;
    signIn(browser, tab);
    void keepByHand(tab.deps, "asha", away("1"));
    await browser.settle();
    expect([log(browser), states(browser)]).toEqual([[540], [["asha", "due"]]]);
    browser.server.losesReplies = false;
    tab.page.dispatchEvent(new Event(REACH));
    await browser.settle();
    expect([log(browser), browser.entries.size]).toEqual([[540], 0]);
    expect([...browser.server.log.values()]).toMatchObject([{ owner: "asha", path: "/api/practice/by-hand/chants" }]);
  });

  test("takes no more by hand than its bound, and the same entry again", async () => {
    const browser = new TabbedBrowser();
    const tab = browser.openTab();
    const ids = [...Array.from({ length: mostWaitingByHand }, (_, place) => String(place)), "one more", "0"];
    const kept = Promise.all(ids.map((id) => keepByHand(tab.deps, "asha", away(id))));
    await browser.settle();
    expect([...(await kept).entries()].filter(([, isKept]) => !isKept)).toEqual([[mostWaitingByHand, false]]);
    expect(browser.entries.size).toBe(mostWaitingByHand);
  });

  test("is sent from memory where the database refuses it", async () => {
    const browser = new TabbedBrowser();
    browser.databaseState = "refused";
    const tab = browser.openTab();
    const chant = openChant(tab);
    await browser.settle();
    chant.press(2);
    chant.leave();
    signIn(browser, tab);
    await browser.settle();
    expect(log(browser)).toEqual([2]);
    tab.page.dispatchEvent(new Event(REACH));
    await browser.settle();
    expect(browser.server.requests).toBe(2);
  });
});

describe("two tabs", () => {
  test("send each entry once", async () => {
    const { browser, tab } = await withBeads(3);
    signIn(browser, tab);
    signIn(browser, browser.openTab());
    await browser.settle();
    expect(log(browser)).toEqual([3]);
    expect(browser.server.requests).toBe(2);
  });

  test("send the beads of a tab that was killed, and none of one that is still counting", async () => {
    const browser = new TabbedBrowser();
    const [counting, watching] = [browser.openTab(), browser.openTab()];
    const chant = openChant(counting);
    await browser.settle();
    chant.press(4);
    await browser.settle();
    signIn(browser, watching);
    await browser.settle();
    expect(log(browser)).toEqual([]);
    counting.kill();
    await browser.runTimers();
    expect(log(browser)).toEqual([4]);
    expect([...browser.malas.values()]).toMatchObject([{ count: 4, segment: null }]);
  });
});

test("a worker that is stopped sends nothing any more", async () => {
  const { browser, tab } = await withBeads(3);
  signIn(browser, tab).stop();
  await browser.settle();
  await browser.runTimers();
  expect(log(browser)).toEqual([]);
});
