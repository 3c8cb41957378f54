import type { Chant } from "#contract/page-replies.ts";
import type { ChantEvent } from "#practice/chant-counter.ts";
import { canUndo, UNDO_MS, type ChantState } from "#practice/chant-state.ts";
import { newTimer, timeMala, timeSpent } from "#practice/mala-timer.ts";
import { localDateOf } from "#practice/calendar-date.ts";
import { stopTone } from "../audio/play-tone.ts";
import { watchStored } from "../device/storage.ts";
import { writeChantMode } from "./chant-mode.ts";
import { MalaPersistence } from "./mala-persistence.ts";
import { countMala, malasOn } from "../practice/mala-tally.ts";
import type { PracticeDeps } from "../practice/practice-deps.ts";
import type { ChantStep } from "./practice-segment.ts";
import { openSankalpa } from "../practice/sankalpa-persistence.ts";
import { connectDeviceControls } from "./device-controls.ts";
import { celebrate, prepareToCelebrate } from "./mala-complete.ts";
import type { ViewState } from "./view-store.ts";

/** Milliseconds of stillness after the last bead. */
const STILLNESS = 6000;

interface Options {
  deps: PracticeDeps;
  send: (event: ChantEvent) => void;
  press: (event: ChantEvent) => void;
  proceed: () => void;
  update: (patch: Partial<ViewState>) => void;
}

export type Attachments = ReturnType<typeof attachMala>;

/** Everything that follows from the counter while its screen is shown: device, storage, vow, tally and celebration. */
export function attachMala(chanted: Chant, { deps, send, press, proceed, update }: Options) {
  const { id: mantraId } = chanted.mantra;
  const { storage, clock } = deps;
  let dayBeginsAt = 0;
  let timer = newTimer;
  let cancelUndo: (() => void) | null = null;
  let cancelStillness: (() => void) | null = null;
  let closeToast: (() => void) | null = null;
  const today = () => localDateOf(new Date(clock.now()).toISOString(), clock.timeZone(), dayBeginsAt);
  const onRefused = () => update({ isKept: false });
  const persistence = new MalaPersistence({ deityId: chanted.deity.id, mantraId, send, onRefused }, deps);
  const sankalpa = openSankalpa({ mantraId, storage, watch: watchStored, today, update });
  const onScreenMayGoDark = () => update({ mayGoDark: true });
  const device = connectDeviceControls(chanted, { press, proceed, onScreenMayGoDark });
  const showTally = () => update({ malasToday: malasOn(storage, today()) });

  function complete() {
    sankalpa.addMala();
    closeToast = celebrate();
    update({ isStill: true, duration: timeSpent(timer) });
    cancelStillness = clock.after(STILLNESS, endStillness);
    if (!countMala(storage, today())) onRefused();
    showTally();
  }

  function endStillness() {
    cancelStillness?.();
    cancelStillness = null;
    update({ isStill: false });
  }

  /** A Reset can be undone for a while, whatever is counted meanwhile. */
  function limitUndo(before: ChantState, after: ChantState) {
    if (before.undo === after.undo) return;
    cancelUndo?.();
    cancelUndo = canUndo(after) ? clock.after(UNDO_MS, () => send({ type: "forget-reset" })) : null;
  }

  return {
    sankalpa,
    endStillness,
    takeOver: () => persistence.takeOver(),
    changed(step: ChantStep) {
      const { before, after, event } = step;
      if (event.type === "mode" && after.mode !== "aloud") writeChantMode(storage, after.mode);
      const playedFor = event.type === "start" ? (event.playedFor ?? 0) : 0;
      timer = timeMala(timer, { before, after, now: clock.now(), playedFor });
      device.changed(before, after);
      persistence.changed(step);
      limitUndo(before, after);
      if (before.status === after.status) return;
      if (before.status === "complete") {
        endStillness();
        closeToast?.();
      }
      if (after.status === "complete") complete();
      if (after.status === "not-started") stopTone();
      if (after.status === "running") prepareToCelebrate();
    },
    /** Hours after midnight. Shows the tally and the vow of today. */
    beginDayAt(hour: number) {
      dayBeginsAt = hour;
      showTally();
      sankalpa.read();
    },
    leave() {
      cancelUndo?.();
      cancelStillness?.();
      closeToast?.();
      for (const left of [persistence, sankalpa, device]) left.leave();
    },
  };
}
