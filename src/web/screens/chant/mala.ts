import type { Chant } from "#contract/page-api.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import {
  chantReducer,
  isSameButCount,
  isSameToSee,
  newChant,
  UNDO_MS,
  type ChantEvent,
  type ChantState,
} from "#practice/chant-counter.ts";
import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { fadeAway, fadeOut, rewind, startPlayer, watchPlayer } from "../../audio/mantra-player.ts";
import { allowSoundLater } from "../../audio/sound-context.ts";
import type { Language } from "../../messages/language.ts";
import { openKeeper } from "./mala-keeper.ts";
import { openPart } from "./mala-part.ts";
import { openSurroundings } from "./mala-surroundings.ts";
import { openSankalpa } from "./sankalpa/sankalpa-keeper.ts";
import { followSyllables } from "./sung-syllable.ts";
import { todayHere } from "./today.ts";
import { feelBead } from "./touch/bead-feel.ts";

/** What the panel shows. */
export interface Seen {
  chant: ChantState;
  malasToday: number;
  sankalpa: SankalpaProgress | null;
  /** False where the browser lets nothing be stored. */
  isKept: boolean;
  /** True where the device lets its screen go dark. */
  mayGoDark: boolean;
}

interface Stage {
  /** Absent where there is no recording. */
  player: HTMLAudioElement | null;
  verse: HTMLElement;
}

/**
 * The engine, with the outside world around it. What comes is turned into its events; what follows from them is done
 * in the very event that brought it, for a browser plays only in a touch.
 */
export function openMala(chanted: Chant, language: Language) {
  const { mantra, deity } = chanted;
  let engine = newChant(mantra.audioUrl ? "playable" : "none");
  let seen: Seen = { chant: engine, malasToday: 0, sankalpa: null, isKept: true, mayGoDark: false };
  let panel = seen;
  let player: HTMLAudioElement | null = null;
  let world: ReturnType<typeof openWorld> | null = null;
  let undoTimer = 0;
  let dayBeginsAt = 0;
  const listeners = new Set<() => void>();

  function show(news: Partial<Seen>) {
    const before = seen;
    seen = { ...seen, ...news };
    if (!isBeadOnly(before, seen)) panel = seen;
    for (const listener of listeners) listener();
  }

  function send(event: ChantEvent) {
    const before = engine;
    engine = chantReducer(before, event);
    if (isSameToSee(before, engine)) return;
    const after = engine;
    if (player) movePlayer(player, before, after);
    show({ chant: after });
    if (isCounting(event) && after.count > before.count) feelBead();
    world?.changed(before, after);
    waitForUndo(after);
  }

  function movePlayer(moved: HTMLAudioElement, before: ChantState, after: ChantState) {
    if (after.status === "not-started" || after.status === "complete") rewind(moved);
    else if (isSinging(after)) startPlayer(moved, send);
    else if (isSinging(before)) fadeOut(moved);
  }

  function waitForUndo(after: ChantState) {
    clearTimeout(undoTimer);
    if (after.status === "not-started" && after.undo)
      undoTimer = window.setTimeout(() => send({ type: "forget-reset" }), UNDO_MS);
  }

  /** By hand: what the browser allows only in a touch is asked for here. */
  function press(event: ChantEvent) {
    if (engine.status !== "running") allowSoundLater();
    send(event);
  }

  /** The one way that leads on. Where the mala is counted in another tab, that one is made to leave it. */
  function goOn() {
    if (engine.status === "paused" && engine.reason === "elsewhere") void world?.keeper.takeOver();
    else press({ type: onwards[engine.status] });
  }

  const today = () => todayHere(dayBeginsAt);

  function openWorld() {
    // First: what was chanted is in the log before the keeper gives back the lock that says it goes on.
    const part = openPart({ deityId: deity.id, mantraId: mantra.id }, () => show({ isKept: false }));
    const keeper = openKeeper(mantra.id, { language, today, send, show });
    const vow = openSankalpa(mantra.id, { today, show });
    const around = openSurroundings(chanted, { press, goOn, refused: () => show({ mayGoDark: true }) });
    return {
      keeper,
      vow,
      changed(before: ChantState, after: ChantState) {
        around.changed(before, after);
        if (after.status === "complete" && before.status !== "complete") vow.addMala();
        part.changed(before, after);
        keeper.changed(before, after);
      },
      leave() {
        for (const left of [part, keeper, vow, around]) left.leave();
      },
    };
  }

  function enter(stage: Stage) {
    const entered = openWorld();
    world = entered;
    player = stage.player;
    const leavePlayer = stage.player && enterPlayer(stage.player, stage.verse);
    return () => {
      clearTimeout(undoTimer);
      entered.leave();
      leavePlayer?.();
      player = null;
    };
  }

  function enterPlayer(entered: HTMLAudioElement, verse: HTMLElement) {
    const leave = [watchPlayer(entered, send), followSyllables(entered, mantra.timing ?? [], verse)];
    return () => {
      for (const end of leave) end();
      fadeAway(entered);
    };
  }

  /** Known once it is known who is there. */
  function beginDayAt(hour: number) {
    if (hour === dayBeginsAt) return;
    dayBeginsAt = hour;
    world?.keeper.lookAtDay();
    world?.vow.look();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    press,
    /** The same functions for ever, for those who listen for touches and keys. */
    countBead: () => press({ type: "press" }),
    takeBack: () => send({ type: "take-back" }),
    goOn,
    beginDayAt,
    enter,
    subscribe,
    read: () => seen,
    /** The same object for as long as nothing but the count of a running mala changes. */
    readPanel: () => panel,
    readCount: () => engine.count,
    /** One touch more is one bead more, and neither the first nor the last. */
    isInTheMidst: () => engine.status === "running" && engine.mode === "manual" && engine.count < BEADS_PER_MALA - 1,
    hasRecording: () => engine.recording === "playable",
    takeSankalpa: (malasPerDay: number, days: number) => world?.vow.take(malasPerDay, days),
    dropSankalpa: () => world?.vow.drop(),
  };
}

export type OpenMala = ReturnType<typeof openMala>;

const onwards = {
  "not-started": "start",
  running: "pause",
  paused: "resume",
  complete: "next-mala",
} as const satisfies Record<ChantState["status"], ChantEvent["type"]>;

/** What another tab counts is shown here too, and not felt. */
const isCounting = ({ type }: ChantEvent) => type === "press" || type === "clock";

const isSinging = ({ status, mode }: ChantState) => status === "running" && mode === "auto";

function isBeadOnly(before: Seen, after: Seen) {
  const around = ["malasToday", "sankalpa", "isKept", "mayGoDark"] as const;
  return (
    after.chant.status === "running" &&
    isSameButCount(before.chant, after.chant) &&
    around.every((name) => before[name] === after[name])
  );
}
