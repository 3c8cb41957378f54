import type { Meditation, MeditationSound } from "#model/meditation.ts";
import {
  isActive,
  isPulseDue,
  isSleptThrough,
  minutesSat,
  type OverSession,
  type Session,
  type SessionEvent,
  sessionReducer,
  untilNextChange,
} from "#engines/meditation-session.ts";
import type { SittingPlan } from "#engines/sitting-plan.ts";
import { language } from "#messages/language.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { persistSitting } from "../../practice/sitting-persistence.ts";
import { showToast, type Toast } from "../../ui/toast.ts";
import { openSittingDevice } from "./sitting-device.ts";
import { SittingPlayer } from "./sitting-player.ts";
import { createViewState } from "./view-state.ts";

interface StartOptions {
  plan: SittingPlan;
  sound: MeditationSound;
  /** The volume from 0 to 1. */
  volume: number;
}

/** Returns the time of a clock that nobody sets. A sitting is measured by this clock, and dated by the device's. */
const now = () => browserPractice().clock.steadyNow();
const clockSetBy = () => browserPractice().clock.now() - now();

/**
 * Runs the session reducer and its effects: sound, log, lock screen and toasts. What browsers allow only in a press is
 * requested by the methods that a press calls.
 */
export class Sitting {
  readonly #artwork: string;
  readonly #artist: string;
  readonly #toasts;
  readonly #view = createViewState();
  readonly #device = openSittingDevice(() => this.setNotice("screenMaySleep"));
  #player: SittingPlayer | null = null;
  #log: ReturnType<typeof persistSitting> | null = null;
  #timer = 0;
  #volume = 0;

  constructor({ video }: Meditation) {
    this.#artwork = video.poster;
    this.#artist = t.artist;
    this.#toasts = sittingToasts();
  }

  readonly read = this.#view.read;
  readonly subscribe = this.#view.subscribe;
  readonly setNotice = this.#view.setNotice;
  readonly pause = () => this.#send({ type: "pause", now: now() });
  readonly resume = () => this.#send({ type: "resume", now: now() });
  /** Stops the sitting, which can be resumed for a few seconds after that. */
  readonly stop = () => this.#send({ type: "stop", now: now() });
  readonly end = () => this.#send({ type: "end", now: now() });
  readonly wakeSound = () => this.#player?.wake();
  readonly showPictureFailure = () => this.#toasts.pictureFailed();

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
    this.#volume = volume;
    this.#view.update({ sound, notices: [], pulses: 0, now: now() });
    this.#player = this.#openPlayer(sound, volume);
    this.#device.start({
      title: sound.name,
      artist: this.#artist,
      artwork: this.#artwork,
      play: this.resume,
      pause: this.pause,
    });
    this.#log = persistSitting(sound.id, browserPractice());
    this.#toasts.started(plan.minutes, sound.name);
    this.#send({ type: "start", now: now(), plan });
  }

  /** Begins another sitting as the last one was, but of so many minutes, without settling in and without a guide. */
  sitLonger(minutes: number) {
    const { session, sound } = this.read();
    if (session.status === "idle" || !sound) return;
    this.start({ plan: { ...session.plan, minutes, settleIn: 0, guidance: [] }, sound, volume: this.#volume });
  }

  /** Returns to the form. */
  readonly close = () => {
    this.#toasts.clear();
    this.end();
    this.#send({ type: "close", now: now() });
  };

  #openPlayer(sound: MeditationSound, volume: number) {
    return new SittingPlayer(sound, volume, {
      onError: () => this.#toasts.soundFailed(),
      onWaiting: (isWaiting) => this.setNotice("soundWaits", isWaiting),
      onRunning: () => this.#player?.schedule(this.read().session, now()),
      onPulse: () => this.#tick(),
      now,
    });
  }

  #send(event: SessionEvent) {
    const { session: before, now: shownAt, pulses } = this.read();
    const session = sessionReducer(before, event);
    const isPulse = isPulseDue(session, shownAt, event.now);
    this.#view.update({ session, now: event.now, pulses: isPulse ? pulses + 1 : pulses });
    if (isPulse) this.#device.vibrateFor("pulse");
    if (session !== before) this.#applyChange(before, session);
    if (isActive(before)) this.#log?.(session, event.now);
    this.#waitForNextChange();
  }

  #applyChange(before: Session, after: Session) {
    this.#player?.follow(before, after, now());
    if (after.status === "stopped") this.#toasts.clear();
    if (after.status === "finished") {
      this.#device.vibrateFor("finish");
      this.#toasts.finished(after, this.read().sound?.name ?? "");
    }
    this.#device.update(after, now());
  }

  #waitForNextChange() {
    clearTimeout(this.#timer);
    const wait = untilNextChange(this.read().session, now());
    if (wait !== null) this.#timer = window.setTimeout(() => this.#tick(), wait + 5);
  }

  #tick() {
    this.#send({ type: "tick", now: now() });
    this.#player?.catchUp(this.read().session, now());
  }

  /**
   * Connects the sitting to the page. Returns how to leave: the sound fades quickly, but a last bell rings on, and the
   * minutes sat are kept.
   */
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
    if (this.read().session.status === "stopped") this.end();
    this.#player?.leave();
    this.#toasts.clear();
    if (isActive(this.read().session)) this.end();
  }
}

/** Shows the toasts of sittings. Each of them is closed by the next one, and by `clear`. */
function sittingToasts() {
  let clear: (() => void) | null = null;
  const show = (toast: Toast) => void (clear = showToast(toast));

  return {
    started: (minutes: number | null, sound: string) => show(t.started(minutes, sound)),
    finished(session: OverSession, sound: string) {
      const minutes = minutesSat(session, session.endedAt);
      const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(session.endedAt + clockSetBy());
      show(isSleptThrough(session) ? t.completeAt(minutes, time) : t.complete(minutes, sound));
    },
    soundFailed: () => show({ ...t.audioError, variant: "destructive" }),
    pictureFailed: () => show({ ...t.videoError, variant: "destructive" }),
    clear: () => clear?.(),
  };
}

interface PageListener {
  /** Called when the page is seen again, perhaps after a sleep. */
  onVisible: () => void;
  /** Called when the page is closed for good. */
  onClose: () => void;
}

/** Watches the page until the signal aborts. */
function watchPage({ onVisible, onClose }: PageListener, signal: AbortSignal) {
  const check = () => document.visibilityState === "visible" && onVisible();
  document.addEventListener("visibilitychange", check, { signal });
  document.addEventListener("resume", check, { signal });
  addEventListener("pageshow", check, { signal });
  addEventListener("pagehide", ({ persisted }) => !persisted && onClose(), { signal });
}
