import { localDateOf } from "#engines/calendar-date.ts";
import { rememberedPerson } from "../practice/person.ts";
import type { PracticeDeps, MalaNews } from "../practice/practice-deps.ts";
import { openPracticeStore } from "../practice/practice-store.ts";
import type { TabbedBrowser } from "../practice/test-tabbed-browser.ts";

/** A tab of the browser, which shows one page until that is unloaded or crashes. */
export class TestTab {
  isAlive = true;
  isUnloaded = false;
  readonly page = new EventTarget();
  readonly deps: PracticeDeps;
  readonly #browser: TabbedBrowser;
  readonly #listeners = new Set<(news: MalaNews) => void>();
  readonly #framed = new Set<() => void>();

  constructor(browser: TabbedBrowser) {
    this.#browser = browser;
    const { storage, newId } = browser;
    this.deps = {
      store: openPracticeStore({ database: browser.database(this), storage, page: this.page }),
      storage,
      locks: browser.locks(this),
      person: rememberedPerson(storage),
      channel: {
        post: (news) => this.isAlive && browser.post(this, news),
        listen: (listener) => void this.#listeners.add(listener),
      },
      clock: {
        now: () => browser.time,
        steadyNow: () => browser.time - browser.clockSetBy,
        timeZone: () => "Asia/Kolkata",
        today: (dayBeginsAt) => localDateOf(new Date(browser.time).toISOString(), "Asia/Kolkata", dayBeginsAt),
        after: (_milliseconds, work) => browser.later("timers", () => this.isAlive && work()),
      },
      afterFrame: (work) => this.#afterFrame(work),
      page: this.page,
      newId,
    };
  }

  #afterFrame(work: () => void) {
    if (this.#framed.size === 0) this.#browser.later("frames", () => this.showFrame());
    this.#framed.add(work);
    return () => void this.#framed.delete(work);
  }

  /** Shows the next frame, with what is due after it. */
  showFrame() {
    const due = [...this.#framed];
    this.#framed.clear();
    if (this.isAlive) for (const work of due) work();
  }

  hear(news: MalaNews) {
    for (const listener of this.#listeners) listener(news);
  }

  /** The page ends as by a crash: nothing of it runs any more. */
  kill() {
    this.isAlive = false;
    this.#browser.closeTab(this);
  }

  /**
   * The page ends as by a reload or another page. Transactions that have not begun by then are lost, as they may be.
   */
  unload() {
    this.page.dispatchEvent(new Event("pagehide"));
    this.isUnloaded = true;
    this.kill();
  }
}
