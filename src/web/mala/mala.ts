import type { Chant } from "#contract/page-replies.ts";
import { sizeOf, type OfRound } from "#model/practice.ts";
import { chantReducer, isBead, type ChantEvent } from "#engines/chant-counter.ts";
import { isElsewhere, isSameToSee, newChant, type ChantState } from "#engines/chant-state.ts";
import type { ClockSample } from "#engines/player-clock.ts";
import { allowSoundLater } from "../audio/play-tone.ts";
import { readChantMode } from "./chant-mode.ts";
import { attachEffects, type MalaEffects } from "./mala-effects.ts";
import type { PracticeDeps } from "../practice/practice-deps.ts";
import { attachPlayer } from "./mala-player.ts";
import { beadFeedback } from "./bead-feedback.ts";
import type { RoundChoice } from "./round-choice.ts";
import { createViewStore } from "./mala-view.ts";

export interface EnterOptions {
  deps: PracticeDeps;
  /** The field is absent where there is no recording. */
  player: HTMLAudioElement | null;
  verse: HTMLElement;
  /**
   * These samples were taken of the player since a press on Start that came before the app. There are none where nobody
   * pressed it.
   */
  earlySamples: readonly ClockSample[];
}

/**
 * The counter connected with its recording, its storage and the device. Browser events become events of the engine, and
 * effects follow in the same event, for a browser plays only in a touch.
 *
 * The way of a bead: this file asks the engine for the new state. mala-view.ts shows it, bead-feedback.ts lets it be heard
 * or felt, mala-player.ts leads the recording. mala-effects.ts hands it to mala-device.ts and to mala-persistence.ts, which
 * sees to it that one tab counts (mala-lock.ts). mala-writer.ts writes it down in segments (mala-segment.ts).
 */
export function createMala(chanted: Chant & { mantra: OfRound }) {
  let engine = newChant(chanted.mantra.audioUrl ? "playable" : "none", sizeOf(chanted.mantra));
  const view = createViewStore(engine);
  let player: ReturnType<typeof attachPlayer> | null = null;
  let effects: MalaEffects | null = null;
  let dayBeginsAt = 0;
  let earlySamples: readonly ClockSample[] = [];

  function send(event: ChantEvent) {
    const before = engine;
    engine = chantReducer(before, event);
    if (isSameToSee(before, engine)) return;
    const after = engine;
    if (earlySamples.length === 0) player?.changed(before, after);
    view.update(before.mode === after.mode ? { chant: after } : { chant: after, isHandWanted: false });
    // Beads of another tab are shown here too, and give no feedback.
    if (isBead(event) && after.count > before.count && earlySamples.length === 0) beadFeedback();
    effects?.changed({ before, after, event });
  }

  /** In counting by hand, permissions that a browser gives only in a touch are requested here. */
  function press(event: ChantEvent) {
    if (engine.status !== "running") allowSoundLater();
    const [first] = earlySamples;
    if (event.type === "start" && first && engine.mode === "auto") startAsOf(first.now);
    else send(event);
  }

  /** Counts what was played before the app came. A recording that was paused before that stays paused. */
  function startAsOf(startedAt: number) {
    const before = engine;
    send({ type: "start", playedFor: performance.now() - startedAt });
    for (const sample of earlySamples) send({ type: "clock", sample });
    earlySamples = [];
    if (engine.status === "complete") player?.changed(before, engine);
    else if (player?.isPaused()) send({ type: "pause" });
  }

  /** In Auto a touch is no bead. */
  const countBead = () => (isSung(engine) ? view.update({ isHandWanted: true }) : press({ type: "press" }));

  /** Starts, pauses, resumes or begins the next mala. One that another tab counts is taken over. */
  function proceed() {
    if (isElsewhere(engine)) void effects?.takeOver();
    else press({ type: nextEvents[engine.status] });
  }

  function enter({ deps, ...playerOptions }: EnterOptions) {
    earlySamples = playerOptions.earlySamples;
    // The press on Start is repeated in this very task.
    queueMicrotask(() => (earlySamples = []));
    const attached = attachEffects(chanted, { deps, send, press, proceed, update: view.update });
    effects = attached;
    attached.beginDayAt(dayBeginsAt);
    player =
      playerOptions.player &&
      attachPlayer({ ...playerOptions, player: playerOptions.player }, { mantra: chanted.mantra, send });
    const mode = readChantMode(deps.storage);
    if (mode) send({ type: "mode", mode });
    return () => {
      attached.leave();
      player?.leave();
      player = null;
    };
  }

  /** This is known once the session is known. */
  function beginDayAt(hour: number) {
    dayBeginsAt = hour;
    effects?.beginDayAt(hour);
  }

  return {
    mantra: chanted.mantra,
    press,
    /** These functions never change, so listeners of touches and keys can hold them. */
    countBead,
    /** This counts what a microphone heard, which is no touch. */
    hear: ({ isSure, confirms }: HeardBead) => send({ type: "heard", isSure, confirms }),
    takeBack: () => send({ type: "take-back" }),
    proceed,
    /** Goes on with the mala that another device has left, or leaves it there. */
    answerLeft: (isTaken: boolean) => effects?.answerLeft(isTaken),
    beginDayAt,
    chooseRounds: (choice: RoundChoice) => effects?.rounds.choose(choice),
    enter,
    subscribe: view.subscribe,
    read: view.read,
    readPanel: view.readPanel,
    readCount: () => engine.count,
    /** It is true where one touch more is one bead more, and neither the first nor the last. */
    isInTheMidst: () => engine.status === "running" && engine.mode !== "auto" && engine.count < engine.size - 1,
    hasRecording: () => engine.recording === "playable",
    /** Says that this device may let its screen go dark. */
    warnOfDark: () => view.update({ mayGoDark: true }),
    endStillness: () => effects?.endStillness(),
    /** These change the vow. They are null while the screen is not entered. */
    vow: () => effects?.sankalpa ?? null,
  };
}

type HeardBead = Pick<ChantEvent & { type: "heard" }, "isSure" | "confirms">;

export type Mala = ReturnType<typeof createMala>;

const isSung = ({ mode, status }: ChantState) => mode === "auto" && status !== "complete";

const nextEvents = {
  "not-started": "start",
  running: "pause",
  paused: "resume",
  complete: "next-mala",
} as const satisfies Record<ChantState["status"], ChantEvent["type"]>;
