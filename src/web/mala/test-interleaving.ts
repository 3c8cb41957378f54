import * as fc from "fast-check";
import { roundSizes } from "#model/practice.ts";
import type { ChantEvent } from "#engines/chant-counter.ts";
import { isElsewhere } from "#engines/chant-state.ts";
import { withPersonLock } from "../practice/locks.ts";
import { openChant, signIn } from "./test-chant.ts";
import type { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import type { TestServer } from "../practice/test-server.ts";
import type { TestTab } from "./test-tab.ts";

type DeviceTrouble = "none" | "database-refused" | "database-opening" | "texts-full";
type ServerTrouble = "none" | "unreachable" | "lost-replies" | "busy" | "implausible-practice";

/** Things that happen to a browser with two tabs, in any order. */
export type Action =
  | { type: "event"; tab: number; event: ChantEvent }
  | { type: "loop" | "kill" | "unload" | "hide" | "take-over"; tab: number }
  | { type: "sign-in"; tab: number; uid: string | null }
  | { type: "end-session" | "timers" | "settle" }
  | { type: "device"; trouble: DeviceTrouble }
  | { type: "server"; trouble: ServerTrouble }
  | { type: "step"; choice: number }
  | { type: "clock"; by: number };

export const PERSONS = ["asha", "bodhi"];

const one = fc.constantFrom as <const Value>(...values: Value[]) => fc.Arbitrary<Value>;
const tab = fc.nat(1);

const simpleEvent = one("press", "take-back", "start", "pause", "resume", "reset", "undo-reset", "forget-reset", "next-mala"); // prettier-ignore
const event: fc.Arbitrary<ChantEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: one("press") }) },
  { weight: 8, arbitrary: fc.record({ type: simpleEvent }) },
  { weight: 3, arbitrary: fc.record({ type: one("heard"), isSure: fc.boolean(), confirms: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: one("mode"), mode: one("auto", "manual", "aloud") }) },
  { weight: 2, arbitrary: fc.record({ type: one("size"), size: one(...roundSizes) }) },
);

const deviceTrouble = one("none", "none", "database-refused", "database-opening", "texts-full");
const serverTrouble = one("none", "none", "unreachable", "lost-replies", "busy", "implausible-practice");

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ type: one("event"), tab, event }) },
  { weight: 14, arbitrary: fc.record({ type: one("step"), choice: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ type: one("loop", "kill", "unload", "hide", "take-over"), tab }) },
  { weight: 3, arbitrary: fc.record({ type: one("sign-in"), tab, uid: one(...PERSONS, null) }) },
  { weight: 2, arbitrary: fc.record({ type: one("device"), trouble: deviceTrouble }) },
  { weight: 1, arbitrary: fc.record({ type: one("server"), trouble: serverTrouble }) },
  { weight: 4, arbitrary: fc.record({ type: one("end-session", "timers", "settle", "settle", "settle") }) },
  { weight: 1, arbitrary: fc.record({ type: one("clock"), by: fc.integer({ min: -1e7, max: 1e7 }) }) },
);

interface Page {
  tab: TestTab;
  chant: ReturnType<typeof openChant>;
  worker: ReturnType<typeof signIn> | null;
}

const openPage = (browser: TabbedBrowser): Page => {
  const tab = browser.openTab();
  return { tab, chant: openChant(tab, { recording: "playable" }), worker: null };
};

/** Two tabs of one browser in which persons chant, and to which everything happens that can. */
export class TwoTabs {
  readonly pages: [Page, Page];
  /** Beads chanted while each person was signed in. */
  readonly beadsOf = new Map<string | null, number>();
  readonly #browser: TabbedBrowser;
  readonly #everyPage: Page[];
  #person: string | null = null;

  constructor(browser: TabbedBrowser) {
    this.#browser = browser;
    this.pages = [openPage(browser), openPage(browser)];
    this.#everyPage = [...this.pages];
  }

  async perform(happening: Action) {
    const browser = this.#browser;
    switch (happening.type) {
      case "event":
        return this.#chant(happening.tab, ({ send }) => send(happening.event));
      case "loop":
        return this.#chant(happening.tab, ({ loop }) => loop());
      case "take-over":
        return this.#takeOver(this.#page(happening.tab).chant);
      case "hide":
        for (const name of ["pagehide", "pageshow"]) this.#page(happening.tab).tab.page.dispatchEvent(new Event(name));
        return;
      case "kill":
      case "unload":
        return this.#reopen(happening.tab, happening.type);
      case "sign-in":
        return this.#signIn(this.#page(happening.tab), happening.uid);
      case "end-session":
        return void (browser.server.signedIn = null);
      case "device":
        return this.bringDevice(happening.trouble);
      case "server":
        return bringServer(browser.server, happening.trouble);
      case "timers":
        return browser.startTimers();
      case "settle":
        return browser.settle();
      case "clock":
        return void (browser.time += happening.by);
      case "step":
        return browser.step(happening.choice);
    }
  }

  #page = (tab: number) => (tab === 0 ? this.pages[0] : this.pages[1]);

  #chant(tab: number, act: (chant: Page["chant"]) => void) {
    const { chant } = this.#page(tab);
    const before = chant.counted();
    act(chant);
    this.beadsOf.set(this.#person, (this.beadsOf.get(this.#person) ?? 0) + chant.counted() - before);
  }

  /** The screen offers it only where another tab counts. */
  #takeOver({ state, takeOver }: Page["chant"]) {
    if (isElsewhere(state())) void takeOver();
  }

  #reopen(tab: number, how: "kill" | "unload") {
    this.end(this.#page(tab), how);
    const page = openPage(this.#browser);
    this.pages[tab === 0 ? 0 : 1] = page;
    this.#everyPage.push(page);
  }

  /** Leaves out what no page can prevent: a crash before the database has refused, or a reload with no room for texts. */
  end({ tab }: Page, how: "kill" | "unload") {
    const { databaseState, storageState } = this.#browser;
    if (how === "unload" && storageState === "full") {
      tab.showFrame();
      tab.page.dispatchEvent(new Event("pagehide"));
      tab.kill();
    } else if (databaseState === "open") tab[how]();
    else tab.unload();
  }

  /**
   * The app signs in and out in the same way: nothing is being sent meanwhile, and the tab sends for the new person
   * from then on.
   */
  #signIn(page: Page, uid: string | null) {
    const browser = this.#browser;
    void withPersonLock(async () => {
      browser.server.signedIn = uid;
      page.tab.deps.person.remember(uid);
      this.#person = browser.storageState === "full" ? null : uid;
      page.worker?.stop();
      page.worker = uid === null ? null : signIn(browser, page.tab, uid);
    }, page.tab.deps.locks);
  }

  /** One trouble at a time: where database and texts both refuse, only memory is left. */
  bringDevice(trouble: DeviceTrouble) {
    const browser = this.#browser;
    if (browser.databaseState === "open") browser.finishCrashedWrites();
    browser.databaseState =
      trouble === "database-refused" ? "refused" : trouble === "database-opening" ? "opening" : "open";
    browser.storageState = trouble === "texts-full" ? "full" : "open";
  }

  /** Beads that may not be lost. */
  safe = () => this.#everyPage.reduce((sum, { chant }) => sum + chant.safe(), 0);
}

function bringServer(server: TestServer, trouble: ServerTrouble) {
  server.isReachable = trouble !== "unreachable";
  server.losesReplies = trouble === "lost-replies";
  server.refusal = trouble === "busy" || trouble === "implausible-practice" ? trouble : null;
}

/** Everything works again, and each person signs in once more. */
export async function signInAll(browser: TabbedBrowser) {
  bringServer(browser.server, "none");
  for (const uid of PERSONS) {
    const { stop } = signIn(browser, browser.openTab(), uid);
    await browser.settle();
    stop();
  }
}
