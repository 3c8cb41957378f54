import type { Chant } from "#contract/page-api.ts";
import { canUndo, UNDO_MS, type ChantEvent, type ChantState } from "#practice/chant-counter.ts";
import { localDateOf } from "#practice/calendar-date.ts";
import { stopTone } from "../../audio/play-tone.ts";
import { watchStored } from "../../device/storage.ts";
import type { Language } from "../../messages/language.ts";
import { MalaPersistence } from "../../practice/mala-persistence.ts";
import { countMala, malasOn } from "../../practice/mala-tally.ts";
import type { PracticeDeps } from "../../practice/practice-deps.ts";
import type { ChantStep } from "../../practice/practice-segment.ts";
import { openSankalpa } from "../../practice/sankalpa-persistence.ts";
import { connectDeviceControls } from "./device-controls.ts";
import { celebrate, prepareToCelebrate } from "./mala-complete.ts";
import type { ViewState } from "./view-store.ts";

interface Options {
  deps: PracticeDeps;
  language: Language;
  send: (event: ChantEvent) => void;
  press: (event: ChantEvent) => void;
  proceed: () => void;
  update: (patch: Partial<ViewState>) => void;
}

export type Attachments = ReturnType<typeof attachMala>;

/** Everything that follows from the counter while its screen is shown: device, storage, vow, tally and celebration. */
export function attachMala(chanted: Chant, { deps, language, send, press, proceed, update }: Options) {
  const { id: mantraId } = chanted.mantra;
  const { storage, clock } = deps;
  let dayBeginsAt = 0;
  let cancelUndo: (() => void) | null = null;
  const today = () => localDateOf(new Date(clock.now()).toISOString(), clock.timeZone(), dayBeginsAt);
  const onRefused = () => update({ isKept: false });
  const persistence = new MalaPersistence({ deityId: chanted.deity.id, mantraId, send, onRefused }, deps);
  const sankalpa = openSankalpa({ mantraId, storage, watch: watchStored, today, update });
  const onScreenMayGoDark = () => update({ mayGoDark: true });
  const device = connectDeviceControls(chanted, { press, proceed, onScreenMayGoDark });
  const showTally = () => update({ malasToday: malasOn(storage, today()) });

  function complete() {
    sankalpa.addMala();
    celebrate(language);
    if (!countMala(storage, today())) onRefused();
    showTally();
  }

  /** A Reset can be undone for a while. */
  function limitUndo(after: ChantState) {
    cancelUndo?.();
    cancelUndo = canUndo(after) ? clock.after(UNDO_MS, () => send({ type: "forget-reset" })) : null;
  }

  return {
    sankalpa,
    takeOver: () => persistence.takeOver(),
    changed(step: ChantStep) {
      const { before, after } = step;
      device.changed(before, after);
      persistence.changed(step);
      limitUndo(after);
      if (before.status === after.status) return;
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
      for (const left of [persistence, sankalpa, device]) left.leave();
    },
  };
}
