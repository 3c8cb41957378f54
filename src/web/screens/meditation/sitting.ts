import type { Meditation, MeditationSound } from "#model/meditation.ts";
import {
  isActive,
  isPulseDue,
  isSleptThrough,
  minutesSat,
  type Session,
  type SessionEvent,
  sessionReducer,
  untilNextSecond,
} from "#practice/meditation-session.ts";
import type { SittingPlan } from "#practice/sitting-plan.ts";
import type { Language } from "../../messages/language.ts";
import { sittingMessages } from "../../messages/sitting.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { persistSitting } from "../../practice/sitting-persistence.ts";
import { showToast } from "../../ui/toast.ts";
import { watchPage } from "./page-events.ts";
import { openSittingDevice } from "./sitting-device.ts";
import { SittingPlayer } from "./sitting-player.ts";
import { createViewState } from "./view-state.ts";

interface StartOptions {
  plan: SittingPlan;
  sound: MeditationSound;
  /** 0 … 1 */
  volume: number;
}

/** Seconds in which the sound of a sitting that is ended by hand dies away. */
const EARLY_FADE = 2;

/** Runs the session reducer and its effects: sound, log, lock screen, toasts. What needs a touch is asked for in the press. */
export class Sitting {
  readonly #artwork: string;
  readonly #language: Language;
  readonly #t;
  readonly #view = createViewState();
  readonly #device = openSittingDevice(() => this.setNotice("screenMaySleep"));
  #player: SittingPlayer | null = null;
  #log: ReturnType<typeof persistSitting> | null = null;
  #timer = 0;
  #volume = 0;

  constructor({ video }: Meditation, language: Language) {
    this.#artwork = video.poster;
    this.#language = language;
    this.#t = sittingMessages[language];
  }

  readonly read = this.#view.read;
  readonly subscribe = this.#view.subscribe;
  readonly setNotice = this.#view.setNotice;
  readonly pause = () => this.#send({ type: "pause", now: Date.now() });
  readonly resume = () => this.#send({ type: "resume", now: Date.now() });
  readonly end = () => this.#send({ type: "end", now: Date.now() });
  readonly wakeSound = () => this.#player?.wake();

  get volume() {
    return this.#volume;
  }

  setVolume(volume: number) {
    this.#volume = volume;
    this.#player?.setVolume(volume);
  }

  start({ plan, sound, volume }: StartOptions) {
    // A visitor who waits for the screen may press more than once.
    if (isActive(this.read().session)) return;
    const { artist, started } = this.#t;
    this.#volume = volume;
    this.#view.update({ sound, notices: [], pulses: 0, now: Date.now() });
    this.#player = this.#openPlayer(sound, volume);
    this.#device.start({
      title: sound.name,
      artist,
      artwork: this.#artwork,
      play: this.resume,
      pause: this.pause,
    });
    this.#log = persistSitting(sound.id, browserPractice());
    showToast(started(plan.minutes, sound.name));
    this.#send({ type: "start", now: Date.now(), plan });
  }

  #openPlayer(sound: MeditationSound, volume: number) {
    return new SittingPlayer(sound, volume, {
      onError: () => showToast({ ...this.#t.audioError, variant: "destructive" }),
      onWaiting: (isWaiting) => this.setNotice("soundWaits", isWaiting),
      onRunning: () => this.#player?.schedule(this.read().session, Date.now()),
      onPulse: () => this.#tick(),
    });
  }

  #send(event: SessionEvent) {
    const { session: before, now, pulses } = this.read();
    const session = sessionReducer(before, event);
    const isPulse = isPulseDue(session, now, event.now);
    this.#view.update({ session, now: event.now, pulses: isPulse ? pulses + 1 : pulses });
    if (isPulse) this.#device.vibrateFor("pulse");
    if (session !== before) this.#applyChange(before, session);
    if (isActive(before)) this.#log?.(session, event.now);
    this.#tickNextSecond();
  }

  #applyChange(before: Session, after: Session) {
    if (after.status === "running" && before.status === "paused") this.#player?.resume();
    this.#player?.schedule(after, Date.now());
    if (after.status === "paused") this.#player?.pause();
    if (after.status === "ended") this.#player?.end(EARLY_FADE);
    if (after.status === "finished") this.#finish(after);
    this.#device.update(after, Date.now());
  }

  #finish(session: Extract<Session, { status: "finished" | "ended" }>) {
    this.#player?.finish(session.plan);
    this.#device.vibrateFor("finish");
    const minutes = minutesSat(session, session.endedAt);
    const time = new Intl.DateTimeFormat(this.#language, { timeStyle: "short" }).format(session.endedAt);
    const { complete, completeAt } = this.#t;
    showToast(isSleptThrough(session) ? completeAt(minutes, time) : complete(minutes, this.read().sound?.name ?? ""));
  }

  #tickNextSecond() {
    clearTimeout(this.#timer);
    const { session } = this.read();
    if (session.status !== "running") return;
    this.#timer = window.setTimeout(() => this.#tick(), untilNextSecond(session, Date.now()) + 5);
  }

  #tick() {
    this.#send({ type: "tick", now: Date.now() });
    this.#player?.catchUp(this.read().session, Date.now());
  }

  /** Connects the sitting to the page. Returns how to leave: the sound is gone within a moment, what was sat is kept. */
  readonly enter = () => {
    const leaving = new AbortController();
    const onVisible = () => isActive(this.read().session) && this.#tick();
    watchPage({ onVisible, onClose: () => this.#leave() }, leaving.signal);
    return () => {
      leaving.abort();
      this.#leave();
    };
  };

  #leave() {
    clearTimeout(this.#timer);
    this.#player?.end();
    if (isActive(this.read().session)) this.end();
  }
}
