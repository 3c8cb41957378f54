import { createApiClient, isRefusal, type Transport } from "#contract/client.ts";
import { isSameTally, type Tally } from "#engines/mala-tally.ts";
import type { User } from "#model/user.ts";
import { second } from "#model/durations.ts";
import { isServerSilent, REACH } from "../../device/reach.ts";
import { endMala } from "../adopt-mala.ts";
import { malaTabLockName, withPersonLock } from "../locks.ts";
import type { MalaInProgress } from "../mala-in-progress.ts";
import { keepRoomOnHome, sortedVows, vowsIn } from "../kept-vows.ts";
import { markPracticedHere } from "../mark-practiced-here.ts";
import { isPracticed, setTally, TALLY, tallyOn } from "../malas-today.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { changedFields, forgetChange } from "./changed-fields.ts";
import { fetchNews, sendChanges } from "./exchange.ts";
import { finishedMalas, forgetFinishedMala } from "./finished-malas.ts";
import { readRecord, RECORD, saveRecord, shownText, type FollowRecord } from "./follow-record.ts";
import { localFields } from "./local-fields.ts";
import {
  completeMalas,
  countFinished,
  keepOffers,
  malasElsewhere,
  rememberShared,
  tallyOfDay,
  tellOfMalas,
} from "./malas-of-account.ts";
import { countKept, showVows } from "./vows-of-account.ts";
import { answer, noteUnsent, standingOf } from "./take-over-device.ts";

/** Time after which a visible page looks for changes of this device. */
const LOOK_MS = 10 * second;
/** Time after which a visible page asks for changes of other devices. */
const FETCH_MS = 30 * second;
/** A mala without a bead for so long rests. */
const RESTING_MS = 10 * second;
/** Milliseconds after each failure in a row; the last one repeats. */
const WAITS = [5, 15, 60, 300].map((seconds) => seconds * second);

interface Options {
  user: Pick<User, "uid" | "settings">;
  transport: Transport;
  /** Asks the person whether the practice kept on this device shall join the account. Never resolves where nobody answers. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  isVisible: () => boolean;
  /** Called with a key whose text was changed here, for the screens of this tab. */
  tell: (key: string) => void;
  onFailed: (error: unknown) => void;
}

/** Keeps what follows this person the same here and in the account, while they are signed in. */
export function startFollowing(options: Options, deps: PracticeDeps) {
  const { user, transport, isVisible, onFailed } = options;
  const { locks, clock, page } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const call = createApiClient(transport);
  const device = deviceOf(options, deps);
  /** Milliseconds by which the server's clock is ahead; null until it has told its time. */
  let ahead: number | null = null;
  let nextFetch = 0;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;
  let isAsking = false;
  let cancelTimer: (() => void) | null = null;

  async function attempt() {
    const standing = device.standing();
    if (standing === "ask") return void askOnce();
    if (standing === "later") return;
    const record = await device.collect(ahead);
    if (!record || signal.aborted) return;
    const time = clock.now();
    const exchange = { call, uid: user.uid, clock };
    const save = () => device.save(record);
    const isDue = time >= nextFetch || (failures === 0 && isUnsent(record));
    if (isDue) {
      nextFetch = time + FETCH_MS;
      ahead = await fetchNews(record, exchange);
      save();
      await sendChanges(record, { ...exchange, ahead, today: device.today(), save });
      options.tell(RECORD + user.uid);
      failures = 0;
    }
    if (!signal.aborted) await device.show(record, ahead ?? 0);
  }

  async function askOnce() {
    if (isAsking) return;
    isAsking = true;
    const isJoined = await options.ask(signal);
    if (signal.aborted) return;
    isAsking = false;
    await withPersonLock(async () => void device.answer(isJoined), locks);
    wake();
  }

  function fail(error: unknown) {
    if (signal.aborted) return;
    console.info("The account is followed later", error);
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    nextFetch = clock.now() + wait;
    onFailed(error);
    if (isRefusal(error, "login-required", "other-person")) stopping.abort();
  }

  /** One attempt runs at a time; waking it during one causes one more. */
  async function run() {
    isRunning = true;
    while (isWoken && !signal.aborted) {
      isWoken = false;
      await withPersonLock(attempt, locks).catch(fail);
    }
    isRunning = false;
    cancelTimer?.();
    if (!signal.aborted && isVisible()) cancelTimer = clock.after(LOOK_MS, wake);
  }

  function wake() {
    isWoken = true;
    if (!isRunning) void run();
  }

  /** This looks at once, whatever has failed before. */
  function wakeNow() {
    nextFetch = 0;
    failures = 0;
    wake();
  }

  page.addEventListener(REACH, () => isServerSilent() || wakeNow(), { signal });
  page.addEventListener("visibilitychange", () => (isVisible() ? wakeNow() : wake()), { signal });
  signal.addEventListener("abort", () => cancelTimer?.());
  wake();
  return { wake: wakeNow, stop: () => stopping.abort() };
}

const isOfPractice = (field: string) => /^(round|vow)\//.test(field);

const isUnsent = ({ unsent, unsentCounts }: FollowRecord) => Object.keys(unsent).length + unsentCounts.length > 0;

type DeviceOptions = Pick<Options, "user" | "isVisible" | "tell">;

/** What this device keeps, and what it knows of the account. */
function deviceOf(
  { user, isVisible, tell }: DeviceOptions,
  { store, storage, locks, person, clock, newId }: PracticeDeps,
) {
  const { uid, settings } = user;
  const fields = localFields(storage, tell);
  const today = () => clock.today(settings.dayBeginsAt);
  // Vows of an older release are brought into the form that follows.
  vowsIn(storage).all();
  const options = () => ({ storage, fields, uid, today: today(), newId });
  /** Only a mala of this person, or of nobody, is told to the account. */
  const heldTabs = async () => {
    const held = await locks.heldNames();
    return ({ tab }: MalaInProgress) => held.has(malaTabLockName(tab));
  };

  /** Takes up, in one go, what has changed here since the last time; null where storage refuses. */
  function takeUp(record: FollowRecord): boolean {
    const changed = changedFields(storage).filter(({ owner }) => owner === null || owner === uid);
    const finished = finishedMalas(storage).filter(({ owner }) => owner === null || owner === uid);
    const uncounted = finished.filter(({ id }) => !record.counted.includes(id));
    for (const { field, time } of changed) {
      countKept(record, storage, { field, finished: uncounted });
      noteUnsent(record, { field, time, text: fields.read(field) });
    }
    rememberShared(record);
    for (const mala of finished) countFinished(record, mala);
    if (!saveRecord(storage, uid, record)) return false;
    for (const change of changed) forgetChange(storage, change);
    for (const mala of finished) forgetFinishedMala(storage, mala);
    return true;
  }

  return {
    today,

    /** Where storage refuses, no person is remembered. Without shared locks two tabs could count one thing twice. */
    standing: () => (locks.areShared && person.current() === uid ? standingOf(options()) : "later"),
    answer: (isJoined: boolean) => answer(options(), isJoined),
    save: (record: FollowRecord) => saveRecord(storage, uid, record),

    async collect(ahead: number | null): Promise<FollowRecord | null> {
      const { malas } = await store.read();
      const isHeld = await heldTabs();
      const record = readRecord(storage, uid);
      if (!record) return null;
      const isResting = (mala: MalaInProgress) =>
        !isVisible() || !isHeld(mala) || clock.now() - Date.parse(mala.updatedAt) >= RESTING_MS;
      if (ahead !== null) tellOfMalas(record, { malas, uid, isResting, ahead });
      return takeUp(record) ? record : null;
    },

    /** Brings this device to what the account says. */
    async show(record: FollowRecord, ahead: number) {
      await endCompleteMalas(completeMalas(record));
      const { malas } = await store.read();
      // This happens in one go with what follows, so that no change of this moment is written over.
      if (!takeUp(record)) return;
      const names = new Set([...Object.keys(record.state.registers), ...Object.keys(record.noRoom)]);
      const changed = [...names].filter((name) => fields.read(name) !== shownText(record, name));
      const tally = tallyOfDay(record, today());
      const offers = malasElsewhere(record, { malas, uid, ahead });
      // A page that is open here untouched looks at this when it is told of what follows.
      if (offers.size > 0 || isPracticed(tally) || changed.some(isOfPractice)) markPracticedHere(storage);
      for (const name of changed) fields.write(name, shownText(record, name));
      showVows(record, storage, tell);
      if (changed.some((name) => name.startsWith("vow/")))
        keepRoomOnHome(storage, sortedVows(storage, today()).running);
      showTally(tally);
      keepOffers(storage, offers, tell);
    },
  };

  function showTally(tally: Tally) {
    const isShown = isSameTally(tally, tallyOn(storage, tally.day));
    if (!isShown && setTally(storage, tally)) tell(TALLY);
  }

  /** What another device has completed waits here no longer, unless a tab goes on with it. */
  async function endCompleteMalas(complete: ReadonlySet<string>) {
    const isHeld = await heldTabs();
    const isOver = (mala: MalaInProgress) => mala.malaId !== undefined && complete.has(mala.malaId) && !isHeld(mala);
    const { malas } = await store.read();
    if (!malas.some(isOver)) return;
    await store.update((rows) => rows.malas.filter(isOver).flatMap((mala) => endMala(mala, rows.entries)));
  }
}
