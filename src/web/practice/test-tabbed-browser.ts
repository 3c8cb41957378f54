import type { TextStorage } from "../device/storage.ts";
import type { LockRequest, Locks } from "./locks.ts";
import type { MalaInProgress } from "./mala-in-progress.ts";
import type { PracticeEntry } from "./practice-entry.ts";
import type { Change, PracticeDatabase, Rows } from "./practice-database.ts";
import type { MalaNews } from "./practice-deps.ts";
import { TestServer } from "./test-server.ts";
import { TestTab } from "../mala/test-tab.ts";
import { unsavedChanges } from "./unsaved-changes.ts";

type Source = "database" | "locks" | "channel" | "network" | "frames" | "timers";
export type DatabaseState = "open" | "opening" | "refused";

interface Task {
  (): void;
  /** True for what a tab has sent to the database before it crashed. */
  isLeftBehind?: () => boolean;
}

/**
 * The second implementation of the ports: several tabs of one browser and one server, in memory. Whatever a browser does
 * later is a task of one of its sources, and a test decides which source goes on next.
 */
export class TabbedBrowser {
  readonly malas = new Map<string, MalaInProgress>();
  readonly entries = new Map<string, PracticeEntry>();
  readonly texts = new Map<string, string>();
  readonly server: TestServer;
  databaseState: DatabaseState = "open";
  /** `full`: old texts can be read and deleted, and no new one is taken. */
  storageState: "open" | "full" | "refused" = "open";
  hasLocks = true;
  /** Writing transactions that were begun. */
  transactions = 0;
  /** The time that the device shows. */
  time = Date.parse("2026-11-20T06:00:00Z");
  /** Milliseconds by which somebody has set the clock forward. */
  clockSetBy = 0;
  readonly #tasks: Record<Source, Task[]> = {
    database: [],
    locks: [],
    channel: [],
    network: [],
    frames: [],
    timers: [],
  };
  readonly #held = new Map<string, HeldLock>();
  #waiting: WaitingLock[] = [];
  #tabs: TestTab[] = [];
  #ids = 0;
  readonly #device: number;

  /** Browsers of several devices share a server. */
  constructor(server = new TestServer(), device = 0) {
    this.server = server;
    this.#device = device;
  }

  openTab(): TestTab {
    const tab = new TestTab(this);
    this.#tabs.push(tab);
    return tab;
  }

  setClock(milliseconds: number) {
    this.time += milliseconds;
    this.clockSetBy += milliseconds;
  }

  newId = () => `${String(this.#device).padStart(8, "0")}-0000-4000-8000-${String((this.#ids += 1)).padStart(12, "0")}`;

  /** Does the next task of one of the sources that have some, and everything that follows from it at once. */
  async step(choice: number) {
    const busy = this.#busy();
    busy[choice % busy.length]?.shift()?.();
    await flush();
  }

  /** Queues with something to do. A database that is still opening leaves its own as it is. */
  #busy() {
    const { database, ...others } = this.#tasks;
    const queues = this.databaseState === "opening" ? Object.values(others) : [database, ...Object.values(others)];
    return queues.filter((queue) => queue.length > 0);
  }

  /** Everything but timers, until nothing is left to do. */
  async settle() {
    await flush();
    for (;;) {
      const next = this.#busy().find((queue) => queue !== this.#tasks.timers);
      if (!next) return;
      next.shift()?.();
      await flush();
    }
  }

  startTimers() {
    for (const timer of this.#tasks.timers.splice(0)) timer();
  }

  async runTimers() {
    this.startTimers();
    await this.settle();
  }

  /** What crashed tabs have sent to an open database gets there. */
  finishCrashedWrites() {
    for (const task of this.#tasks.database.filter(({ isLeftBehind }) => isLeftBehind?.())) {
      this.#tasks.database = this.#tasks.database.filter((other) => other !== task);
      task();
    }
  }

  later(source: Source, task: Task) {
    this.#tasks[source].push(task);
    return () => void (this.#tasks[source] = this.#tasks[source].filter((other) => other !== task));
  }

  database(tab: TestTab): PracticeDatabase {
    const run = <Result>(work: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        const task: Task = () => {
          if (tab.isUnloaded) return;
          if (this.databaseState === "refused")
            return tab.isAlive && reject(new DOMException("full", "QuotaExceededError"));
          const result = work();
          if (tab.isAlive) resolve(result);
        };
        task.isLeftBehind = () => !tab.isAlive;
        this.later("database", task);
      });
    return {
      isOpen: () => this.databaseState === "open",
      // The transaction has been sent, whatever becomes of the tab.
      write: (changes) => {
        this.transactions += 1;
        return run(() => this.#apply(changes));
      },
      read: () => run(() => this.rows()),
      update: (decide) => run(() => (tab.isAlive ? this.#apply(decide(this.rows())) : undefined)),
    };
  }

  rows = (): Rows => structuredClone({ malas: [...this.malas.values()], entries: [...this.entries.values()] });

  #apply(changes: readonly Change[]) {
    for (const { table, key, row } of structuredClone(changes)) {
      if (!row) this[table].delete(key);
      else if (table === "malas") this.malas.set(key, row);
      else this.entries.set(key, row);
    }
  }

  storage: TextStorage = {
    read: (key) => this.texts.get(key) ?? null,
    write: (key, value) => {
      if (this.storageState === "refused" || (this.storageState === "full" && value !== null)) return false;
      if (value === null) this.texts.delete(key);
      else this.texts.set(key, value);
      return true;
    },
    keys: () => [...this.texts.keys()],
  };

  locks(tab: TestTab): Locks {
    return {
      areShared: this.hasLocks,
      request: (name, options, hold) =>
        new Promise((resolve, reject) => {
          const wanted: WaitingLock = {
            name,
            tab,
            hold: (is, done) => hold(is).finally(done).then(resolve, reject),
            reject,
          };
          this.later("locks", () => this.#requestLock(wanted, options));
          options.signal?.addEventListener("abort", () => {
            this.#waiting = this.#waiting.filter((other) => other !== wanted);
            reject(new DOMException("left", "AbortError"));
          });
        }),
      // Browsers answer it after every request made before, whichever tab made it.
      heldNames: () =>
        new Promise((resolve) => {
          this.later("locks", () => tab.isAlive && resolve(new Set(this.#held.keys())));
        }),
    };
  }

  #requestLock(wanted: WaitingLock, options: LockRequest) {
    if (!wanted.tab.isAlive || options.signal?.aborted) return;
    if (!this.hasLocks) return void wanted.hold(true, () => {});
    const holder = this.#held.get(wanted.name);
    if (holder && options.ifAvailable) return void wanted.hold(false, () => {});
    if (holder && !options.steal) return void this.#waiting.push(wanted);
    if (holder?.tab.isAlive) holder.reject(new DOMException("stolen", "AbortError"));
    this.#grant(wanted);
  }

  #grant(wanted: WaitingLock) {
    this.#held.set(wanted.name, wanted);
    void wanted.hold(true, () => this.#release(wanted));
  }

  #release(lock: HeldLock) {
    if (this.#held.get(lock.name) !== lock) return;
    this.#held.delete(lock.name);
    const next = this.#waiting.find(({ name, tab }) => name === lock.name && tab.isAlive);
    this.#waiting = this.#waiting.filter((other) => other !== next);
    if (next) this.#grant(next);
  }

  closeTab(tab: TestTab) {
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    for (const lock of this.#held.values()) if (lock.tab === tab) this.#release(lock);
  }

  post(from: TestTab, news: MalaNews) {
    for (const tab of this.#tabs) if (tab !== from) this.later("channel", () => tab.isAlive && tab.hear(news));
  }

  /** Beads of the log, of what waits to be sent, and of what is being chanted; each entry once. */
  beadsRecorded() {
    const beads = new Map([...this.server.log.values()].map(({ id, amount }) => [id, amount]));
    const add = (id: string, repetitions: number) => beads.set(id, Math.max(beads.get(id) ?? 0, repetitions));
    const { malas, entries } = unsavedChanges(this.storage).applyTo(this.rows());
    for (const entry of entries) if (entry.kind === "chant") add(entry.id, entry.repetitions);
    for (const { segment } of malas) if (segment) add(segment.id, segment.repetitions);
    return [...beads.values()].reduce((sum, repetitions) => sum + repetitions, 0);
  }
}

interface HeldLock {
  name: string;
  tab: TestTab;
  reject: (error: unknown) => void;
}

interface WaitingLock extends HeldLock {
  /** Calls `done` before the request resolves. */
  hold: (isGranted: boolean, done: () => void) => Promise<void>;
}

/** Promises of a few levels, without timers. */
async function flush() {
  for (let level = 0; level < 20; level++) await Promise.resolve();
}
