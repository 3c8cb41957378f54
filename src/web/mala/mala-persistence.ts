import { ofRound, sizeOf, type OfRound } from "#model/practice.ts";
import type { ChantEvent } from "#engines/chant-counter.ts";
import { canUndo, isElsewhere, isUntouched, type ChantState } from "#engines/chant-state.ts";
import { adoptMala, type AdoptOptions } from "../practice/adopt-mala.ts";
import { batchUntilHidden } from "./batch-until-hidden.ts";
import { malaIdentity, type Completed } from "./mala-identity.ts";
import { latestOf, type MalaInProgress } from "../practice/mala-in-progress.ts";
import { holdLock, malaTabLockName } from "../practice/locks.ts";
import { malaLock, type MalaLock } from "./mala-lock.ts";
import type { MalaLeft } from "../practice/follow/offered-malas.ts";
import { MalaWriter } from "./mala-writer.ts";
import type { PracticeDeps, MalaNews } from "../practice/practice-deps.ts";
import type { ChantStep } from "./mala-segment.ts";
import { markPracticedHere } from "../practice/mark-practiced-here.ts";

/** Beads of a round, and its size. */
type Counted = OfRound & Pick<MalaInProgress, "count">;

const NONE: Counted = { count: 0 };

const countedIn = (state: ChantState | null): Counted =>
  state ? { count: state.count, ...ofRound(state.size) } : NONE;

/** Milliseconds between a bead and the news of it for other tabs. */
const NEWS_DELAY = 200;

interface Options {
  deityId: string;
  mantraId: string;
  send: (event: ChantEvent) => void;
  /** This is called where the database refuses what was chanted. */
  onRefused: () => void;
}

/**
 * Sees to it that every bead is written down, and that one tab at a time counts a mala. Nothing that is written depends
 * on the lock: a tab writes only its own row.
 */
export class MalaPersistence {
  readonly #options: Options;
  readonly #deps: PracticeDeps;
  readonly #tab: string;
  readonly #writer: MalaWriter;
  readonly #identity: ReturnType<typeof malaIdentity>;
  readonly #lock: MalaLock;
  readonly #ending = new AbortController();
  readonly #announcing: ReturnType<typeof batchUntilHidden>;
  readonly #loading: Promise<void>;
  /** Ends the lock that shows other tabs that this one goes on with its row. */
  #letGo: (() => void) | null = null;
  #latest: ChantState | null = null;
  #isTaking = false;
  #isWaiting = false;

  constructor(options: Options, deps: PracticeDeps) {
    this.#options = options;
    this.#deps = deps;
    this.#tab = deps.newId();
    this.#writer = new MalaWriter({ ...options, tab: this.#tab }, deps);
    this.#identity = malaIdentity(options.mantraId, deps);
    this.#lock = malaLock(options.mantraId, deps.locks, () => this.#leaveToOther(countedIn(this.#latest)));
    const schedule = (work: () => void) => deps.clock.after(NEWS_DELAY, work);
    this.#announcing = batchUntilHidden(() => this.#announce(), { schedule, page: deps.page });
    const { signal } = this.#ending;
    deps.channel.listen((news) => this.#onNews(news), signal);
    deps.page.addEventListener("pagehide", () => this.#close(), { signal });
    this.#loading = this.#load();
  }

  /** The caller does this in the very event that changed the counter. */
  changed(step: ChantStep) {
    const { after } = step;
    this.#latest = after;
    if (!isUntouched(after)) this.#letGo ??= holdLock(this.#deps.locks, malaTabLockName(this.#tab));
    this.#writer.add(step, this.#identity.after(step));
    this.#tellOthers(step);
    if (after.status === "complete" || (after.status === "not-started" && !canUndo(after))) this.#release();
    else if (after.status !== "not-started" && !isUntouched(after) && !this.#lock.isHeld()) void this.#takeLock();
  }

  /** Takes the mala from the tab that counts it, and continues with it. */
  async takeOver() {
    await this.#lock.steal();
    const found = await this.#adopt({});
    this.#identity.found(found?.malaId);
    this.#options.send({
      type: "restore",
      count: found?.count ?? 0,
      size: sizeOf(found ?? {}),
      mode: found?.mode ?? "auto",
    });
    this.#options.send({ type: "resume" });
  }

  /** The caller does this once the mala is complete. */
  complete(completed: Completed) {
    this.#identity.complete(completed);
  }

  /** Goes on with a mala that another device has left. */
  takeUp({ id, count, ...round }: MalaLeft) {
    const { status } = this.#latest ?? { status: "not-started" };
    if (status === "running" || (this.#latest && isElsewhere(this.#latest))) return;
    this.#identity.found(id);
    this.#options.send({ type: "take-up", count, size: sizeOf(round) });
  }

  leave() {
    this.#close();
    this.#writer.end();
    this.#announcing.end();
    this.#ending.abort();
  }

  /** Finds a mala left earlier. Beads may have been counted before it is found. */
  async #load(): Promise<void> {
    const { mantraId, send } = this.#options;
    const { malas } = await this.#deps.store.read();
    if (await this.#lock.isHeldElsewhere()) {
      const found = latestOf((await this.#deps.store.read()).malas, mantraId);
      if (found) this.#leaveToOther(found);
      return;
    }
    const found = await this.#adoptLeft(malas);
    if (this.#ending.signal.aborted) return;
    this.#identity.found(found?.malaId);
    const latest = this.#latest;
    const isBegun = latest !== null && latest.status !== "not-started" && !isUntouched(latest);
    if (found && isBegun) send({ type: "continue-from", count: found.count, size: sizeOf(found) });
    else if (found) send({ type: "restore", count: found.count, size: sizeOf(found), mode: found.mode });
    else if (latest && isElsewhere(latest)) send({ type: "reset" });
  }

  /** The rows of tabs that are not gone stay, because those tabs end them. */
  async #adoptLeft(seen: readonly MalaInProgress[]) {
    // Each tab requests this lock before it writes its first row, so the lock is known of every row that was seen.
    return this.#adopt({ seen, held: await this.#deps.locks.heldNames() });
  }

  async #adopt(left: Pick<AdoptOptions, "seen" | "held">): Promise<MalaInProgress | null> {
    this.#writer.flush();
    let found: MalaInProgress | null = null;
    await this.#deps.store.update((rows) => {
      // The screen has been left during the read, so the mala stays for the next screen.
      if (this.#ending.signal.aborted) return [];
      const adopted = adoptMala(rows, { mantraId: this.#options.mantraId, tab: this.#tab, ...left });
      found = adopted.found;
      return adopted.changes;
    });
    return found;
  }

  async #takeLock() {
    // The lock may have been given up while it was awaited: this asks for it again.
    if (this.#isTaking) return void this.#lock.take();
    this.#isTaking = true;
    markPracticedHere(this.#deps.storage);
    const isOurs = await this.#lock.take();
    await this.#loading;
    this.#isTaking = false;
    if (isOurs) await this.#adoptLeft((await this.#deps.store.read()).malas);
    // If this is not reached, the lock was given up while it was awaited, and the next bead requests it again.
    else if (await this.#lock.isHeldElsewhere()) await this.#yield();
  }

  /** Another tab was earlier: the beads counted here are a segment of their own, and the count is that tab's. */
  async #yield() {
    if (this.#ending.signal.aborted) return;
    const { mantraId } = this.#options;
    const { malas } = await this.#deps.store.read();
    const theirs = malas.filter(({ tab }) => tab !== this.#tab);
    this.#surrender(latestOf(theirs, mantraId) ?? NONE);
  }

  #surrender(theirs: Counted) {
    this.#leaveToOther(theirs);
    this.#writer.delete();
  }

  /** The count is another tab's until that is closed. The other may be this page before it was reloaded. */
  #leaveToOther(theirs: Counted) {
    this.#options.send({ type: "elsewhere", count: theirs.count, size: sizeOf(theirs) });
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#lock.untilFree(this.#ending.signal).then(
      () => {
        this.#isWaiting = false;
        return this.#lock.isHeld() ? undefined : this.#load();
      },
      () => (this.#isWaiting = false), // The screen was left.
    );
  }

  #tellOthers({ before, after }: ChantStep) {
    if (isUntouched(after)) return this.#announcing.drop();
    const isReset = after.status === "not-started" && before.status !== "not-started";
    const isOurs = this.#lock.isHeld() || (before.status === "paused" && before.reason === "kept");
    if (isReset && !isOurs) return;
    if (this.#lock.isHeld() && !isReset && after.status !== "complete") return this.#announcing.request();
    this.#announcing.drop();
    this.#announce();
  }

  #announce() {
    if (!this.#latest) return;
    const { count, size, status } = this.#latest;
    const isOver = status === "complete" || count === 0;
    const { mantraId } = this.#options;
    this.#deps.channel.post({ mantraId, tab: this.#tab, ...ofRound(size), count: isOver ? null : count });
  }

  #onNews({ mantraId, tab, count, ...round }: MalaNews) {
    if (mantraId !== this.#options.mantraId || tab === this.#tab) return;
    if (this.#lock.isHeld() && this.#deps.locks.areShared) return;
    if (count === null)
      return void (this.#latest && isUntouched(this.#latest) && this.#options.send({ type: "reset" }));
    this.#lock.release();
    this.#surrender({ count, ...round });
  }

  /** Another tab that waits for the lock reads what is written by then. */
  #release() {
    this.#writer.flush();
    this.#lock.release();
  }

  /** The page goes, or is left: its segment is due, and the count waits to be continued. */
  #close() {
    this.#writer.close();
    // This comes before the lock of the mala, so that a tab that finds that lock free also finds the row abandoned.
    this.#letGo?.();
    this.#letGo = null;
    this.#lock.release();
  }
}
