import { canUndo, type ChantEvent, type ChantState } from "#practice/chant-counter.ts";
import { addMala, keep, readKept, readTally, type KeptMala } from "#practice/mala-keeping.ts";
import { stopTone } from "../../audio/play-tone.ts";
import type { Language } from "../../messages/language.ts";
import { keepHere, readHere } from "./kept-here.ts";
import { keptKey, TALLY_KEY } from "./kept-keys.ts";
import { celebrate, prepareToCelebrate } from "./mala-complete.ts";
import { malaLock } from "./mala-lock.ts";
import type { Seen } from "./mala.ts";
import { soon } from "./soon.ts";

export interface MalaKeeper {
  changed(before: ChantState, after: ChantState): void;
  takeOver(): Promise<void>;
  /** When it becomes known when the person's day begins. */
  lookAtDay(): void;
  leave(): void;
}

interface Desk {
  language: Language;
  /** YYYY-MM-DD, as the person lives it. */
  today(): string;
  send(event: ChantEvent): void;
  show(news: Partial<Seen>): void;
}

/** Writes each bead down, sees to it that one tab alone counts a mala, and what is due when it is complete. */
export function openKeeper(mantraId: string, { language, today, send, show }: Desk): MalaKeeper {
  const key = keptKey(mantraId);
  const tab = Math.random().toString(36).slice(2);
  const lock = malaLock(mantraId, () => leaveToOther(latest?.count ?? 0));
  let latest: ChantState | null = null;
  let kept: KeptMala | null = null;
  let isFree: Promise<unknown> | null = null;
  const leaving = new AbortController();

  // Registered first: what is still to be written goes before the lock is given back.
  const saving = soon(() => latest && save(latest));

  function write(name: string, value: object | null) {
    if (!keepHere(name, value)) show({ isKept: false });
  }

  function save(state: ChantState) {
    kept = keep(state, kept, { now: new Date().toISOString(), tab });
    write(key, kept);
  }

  function changed(before: ChantState, after: ChantState) {
    latest = after;
    if (after.status === "complete" && before.status !== "complete") complete();
    if (after.status === "not-started") return reset(before, after);
    if (after.status === "complete" || isOfOthers(after)) return saving.drop();
    if (lock.isHeld()) return saving.ask();
    // The answer to whose mala it is takes a moment, in which a bead may be lost; but another tab's is not written over.
    if (readKept(readHere(key))?.updatedAt === kept?.updatedAt) save(after);
    void begin();
  }

  async function begin() {
    prepareToCelebrate();
    const isOurs = await lock.take();
    if (!isOurs) leaveToOther(readKept(readHere(key))?.count ?? 0);
    else if (latest && latest.status !== "complete") save(latest);
  }

  function complete() {
    celebrate(language);
    kept = null;
    write(key, null);
    lock.release();
    const tally = addMala(readTally(readHere(TALLY_KEY), today()));
    write(TALLY_KEY, tally);
    show({ malasToday: tally.malas });
  }

  function reset(before: ChantState, after: ChantState) {
    saving.drop();
    if (before.status !== "not-started") forget(before);
    // What can still be undone goes on: to other tabs, a mala without a lock is one that was left.
    if (!canUndo(after)) lock.release();
  }

  /** Another tab's mala is not ours to forget. */
  function forget(before: ChantState) {
    stopTone();
    const isOurs = lock.isHeld() || (before.status === "paused" && before.reason === "kept");
    kept = null;
    if (isOurs) write(key, null);
  }

  async function takeOver() {
    await lock.steal();
    const found = readKept(readHere(key));
    send({ type: "restore", count: found?.count ?? 0, mode: found?.mode ?? "auto" });
    send({ type: "resume" });
  }

  function hearOtherTab({ key: changedKey, newValue }: StorageEvent) {
    if (changedKey !== key || lock.isSurelyHeld()) return;
    const theirs = readKept(newValue);
    if (theirs && theirs.tab !== tab) {
      lock.release();
      leaveToOther(theirs.count);
    } else if (!theirs && latest && isOfOthers(latest)) send({ type: "reset" });
  }

  function lookAtDay() {
    show({ malasToday: readTally(readHere(TALLY_KEY), today()).malas });
  }

  async function arrive() {
    lookAtDay();
    const found = readKept(readHere(key));
    if (!found || lock.isHeld()) return;
    kept = found;
    if (await lock.isHeldElsewhere()) leaveToOther(found.count);
    else send({ type: "restore", ...found });
  }

  /** Until that tab is closed: then what it counted can be gone on with here. A reloaded page may still meet itself. */
  function leaveToOther(count: number) {
    send({ type: "elsewhere", count });
    isFree ??= lock.untilFree(leaving.signal).then(
      () => {
        isFree = null;
        return arrive();
      },
      () => (isFree = null), // Left, or taken over.
    );
  }

  addEventListener("storage", hearOtherTab, { signal: leaving.signal });
  addEventListener("pagehide", () => lock.release(), { signal: leaving.signal });
  void arrive();

  return {
    changed,
    takeOver,
    lookAtDay,
    leave() {
      saving.leave();
      leaving.abort();
      lock.release();
    },
  };
}

/** Left earlier or counted in another tab: nothing to write before it is gone on with here. */
const isOfOthers = (state: ChantState) =>
  state.status === "paused" && (state.reason === "kept" || state.reason === "elsewhere");
