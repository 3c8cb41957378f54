import type { Chant } from "#contract/page-replies.ts";
import { sizeOf, type OfRound, type RoundSize } from "#model/practice.ts";
import type { ChantEvent } from "#engines/chant-counter.ts";
import { canUndo, UNDO_MS, type ChantState } from "#engines/chant-state.ts";
import { newTimer, timeMala, timeSpent } from "#engines/mala-timer.ts";
import { stopTone, playTone } from "../audio/play-tone.ts";
import { watchDay } from "../device/day-clock.ts";
import { watchAllStored } from "../device/watch-stored.ts";
import { writeChantMode } from "./chant-mode.ts";
import { MalaPersistence } from "./mala-persistence.ts";
import { offerKey, readOffer, type MalaLeft } from "../practice/follow/offered-malas.ts";
import { TALLY } from "../practice/malas-today.ts";
import type { PracticeDeps } from "../practice/practice-deps.ts";
import { openRounds, ROUNDS } from "./round-choice.ts";
import type { ChantStep } from "./mala-segment.ts";
import { openSankalpa } from "../practice/sankalpa-persistence.ts";
import { connectDeviceControls } from "./mala-device.ts";
import type { ViewState } from "./mala-view.ts";
import { roundCompleteMessages } from "#messages/chant.ts";
import { loadToaster, showToast } from "../ui/toast.ts";

/** The stillness after the last bead lasts so many milliseconds. */
const STILLNESS = 6000;

interface Options {
  deps: PracticeDeps;
  send: (event: ChantEvent) => void;
  press: (event: ChantEvent) => void;
  proceed: () => void;
  update: (patch: Partial<ViewState>) => void;
}

export type MalaEffects = ReturnType<typeof attachEffects>;

/** What follows from the counter while its screen is shown: device, storage, vow, tally and celebration. */
export function attachEffects(chanted: Chant & { mantra: OfRound }, { deps, send, press, proceed, update }: Options) {
  const { id: mantraId } = chanted.mantra;
  const { storage, clock } = deps;
  let dayBeginsAt = 0;
  let timer = newTimer;
  let cancelUndo: (() => void) | null = null;
  let cancelStillness: (() => void) | null = null;
  let completed: RoundSize = sizeOf(chanted.mantra);
  let closeToast: (() => void) | null = null;
  const today = () => clock.today(dayBeginsAt);
  const onRefused = () => update({ isKept: false });
  const persistence = new MalaPersistence({ deityId: chanted.deity.id, mantraId, send, onRefused }, deps);
  const sankalpa = openSankalpa({
    mantra: { mantraId, deityId: chanted.deity.id, title: chanted.mantra.title },
    storage,
    newId: deps.newId,
    watch: watchAllStored,
    today,
    update,
  });
  const onScreenMayGoDark = () => update({ mayGoDark: true });
  const device = connectDeviceControls(chanted, { press, proceed, onScreenMayGoDark });
  const rounds = openRounds({ mantra: chanted.mantra, storage, today, send, update, onRefused });
  const stopWatchingDay = watchDay(today, showToday);
  const showLeft = () => update({ left: readOffer(storage, mantraId) });
  const account = watchAll({ [TALLY]: rounds.showToday, [offerKey(mantraId)]: showLeft, [ROUNDS]: rounds.read });
  showLeft();
  rounds.read();

  function showToday() {
    rounds.showToday();
    sankalpa.read();
  }

  function complete({ size }: ChantState) {
    persistence.complete({ size, day: today(), vowId: sankalpa.addRound(size) });
    void playTone("bell", BELL);
    update({ isStill: true, duration: timeSpent(timer) });
    cancelStillness = clock.after(STILLNESS, endStillness);
    completed = size;
    rounds.count(size);
  }

  /** Ends the stillness after the last bead, and only then says in words that the mala is complete. */
  function endStillness() {
    if (!cancelStillness) return;
    breakStillness();
    closeToast = showToast(roundCompleteMessages(completed));
  }

  function breakStillness() {
    cancelStillness?.();
    cancelStillness = null;
    update({ isStill: false });
  }

  /** A Reset can be undone for some seconds, even while the next beads are counted. */
  function limitUndo(before: ChantState, after: ChantState) {
    if (before.undo === after.undo) return;
    cancelUndo?.();
    cancelUndo = canUndo(after) ? clock.after(UNDO_MS, () => send({ type: "forget-reset" })) : null;
  }

  return {
    sankalpa,
    rounds,
    endStillness,
    takeOver: () => persistence.takeOver(),
    answerLeft: (isTaken: boolean) => answerLeft(persistence, isTaken ? readOffer(storage, mantraId) : null, update),
    changed(step: ChantStep) {
      const { before, after, event } = step;
      if (event.type === "mode" && after.mode !== "aloud") writeChantMode(storage, after.mode);
      const playedFor = event.type === "start" ? (event.playedFor ?? 0) : 0;
      timer = timeMala(timer, { before, after, now: clock.steadyNow(), playedFor });
      device.changed(before, after);
      persistence.changed(step);
      limitUndo(before, after);
      if (before.status === after.status) return;
      if (before.status === "complete") {
        breakStillness();
        closeToast?.();
      }
      if (after.status === "complete") complete(after);
      if (after.status === "not-started") stopTone();
      if (after.status === "running") prepareToCelebrate();
    },
    /** The argument is in hours after midnight. The tally and the vow of today are shown. */
    beginDayAt(hour: number) {
      dayBeginsAt = hour;
      showToday();
    },
    leave() {
      stopWatchingDay();
      cancelUndo?.();
      cancelStillness?.();
      closeToast?.();
      for (const left of [persistence, sankalpa, device, account]) left.leave();
    },
  };
}

/** The mala stays where it was left if none is given. */
function answerLeft(persistence: MalaPersistence, left: MalaLeft | null, update: Options["update"]) {
  if (left) persistence.takeUp(left);
  update({ left: null });
}

/** Shows what other tabs and devices have changed under these keys. */
function watchAll(shows: Readonly<Record<string, () => void>>) {
  const ending = new AbortController();
  watchAllStored((key) => key !== null && shows[key]?.(), ending.signal);
  return { leave: () => ending.abort() };
}

/** The recording is silent when this is called. */
const BELL = { seconds: 4, volume: 0.7 };

/**
 * This is loaded while the hands rest, because there may be no network at the end of the mala. What fails here is tried
 * again at the end.
 */
const prepareToCelebrate = () => whenIdle(() => void loadToaster().catch(() => {}));

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === "undefined" ? work() : requestIdleCallback(work);
