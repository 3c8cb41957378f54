import type { MeditationSound } from "#model/meditation.ts";
import { isActive, type Session } from "#engines/meditation-session.ts";
import { END_BELL, HORIZON, stopBell } from "#engines/sitting-bells.ts";
import type { SittingPlan } from "#engines/sitting-plan.ts";
import { soundSchedule } from "#engines/sitting-schedule.ts";
import { STOP_FADE } from "#engines/tones.ts";
import { beginSound } from "../../audio/one-sound.ts";
import { SittingSound } from "../../audio/sitting-sound.ts";

interface Listener {
  onError: () => void;
  /** Called with true when the browser waits for a touch before it sounds, and with false when it no longer does. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called when the sounds' clock runs, for the first time or again. */
  onRunning: () => void;
  onPulse: () => void;
  /** Returns the time of the sitting's clock. */
  now: () => number;
}

/** The sound fades out in so many seconds when a sitting is ended by hand. */
const EARLY_FADE = 2;
/** A browser may take so many milliseconds to begin, before the page says that it waits for a touch. */
const PATIENCE = 1000;

/**
 * Plays the sounds of one sitting. Where nothing can be heard, the listener gets an event, and the sitting continues in
 * silence.
 */
export class SittingPlayer {
  readonly #listener: Listener;
  readonly #sounds: SittingSound | null;
  #isPaused = false;
  #isOver = false;
  #scheduledUntil = 0;

  constructor(sound: MeditationSound, volume: number, listener: Listener) {
    this.#listener = listener;
    this.#sounds = this.#open(sound, volume);
    // Another sound may begin while the last bell still rings.
    beginSound(() => this.end());
    setTimeout(() => {
      if (!this.#isOver && !this.#isPaused && this.#sounds && !this.#sounds.isRunning()) listener.onWaiting(true);
    }, PATIENCE);
  }

  #open(sound: MeditationSound, volume: number) {
    const listener = {
      onPulse: this.#listener.onPulse,
      onError: (error: unknown) => this.#fail(error),
      onRunning: (isRunning: boolean) => this.#changeRunning(isRunning),
    };
    try {
      return new SittingSound(sound, volume, { listener, now: this.#listener.now() });
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #fail(error: unknown) {
    console.warn("The meditation sound does not play", error);
    this.#listener.onError();
  }

  #changeRunning(isRunning: boolean) {
    if (this.#isOver) return;
    if (isRunning) this.#listener.onRunning();
    this.#listener.onWaiting(!isRunning && !this.#isPaused);
  }

  schedule(session: Session, now: number) {
    if (session.status !== "running" || this.#isOver) return;
    this.#sounds?.schedule(soundSchedule(session, now), now);
    this.#scheduledUntil = now + HORIZON;
  }

  /** Schedules again if the sounds' clock has stood still, or if what was scheduled ahead is nearly used up. */
  catchUp(session: Session, now: number) {
    const isOpen = session.status === "running" && session.plan.minutes === null;
    const isShort = isOpen && this.#scheduledUntil - now < HORIZON / 2;
    if (isShort || (this.#sounds?.isRunning() && this.#sounds.hasDrifted(now))) this.schedule(session, now);
  }

  wake = () => this.#sounds?.wake();
  setVolume = (volume: number) => this.#sounds?.setVolume(volume);

  /** Adapts the sound to the new state of the session. */
  follow(before: Session, after: Session, now: number) {
    if (after.status === "running" && isActive(before)) this.#resume();
    this.schedule(after, now);
    if (after.status === "paused") this.#pause();
    if (after.status === "stopped") this.#stop(before, after);
    if (before.status === "stopped" && !isActive(after)) this.#ringOut(before);
    else if (after.status === "ended") this.end(EARLY_FADE);
    else if (after.status === "finished") this.#finish(after.plan);
  }

  #pause() {
    this.#isPaused = true;
    this.#sounds?.pause();
  }

  #resume() {
    this.#isPaused = false;
    this.#sounds?.resume();
  }

  #stop(before: Session, after: Extract<Session, { status: "stopped" }>) {
    const wasPaused = before.status === "paused";
    if (wasPaused && stopBell(after)) this.#resume();
    this.#sounds?.fadeLoop(wasPaused ? 0 : EARLY_FADE, stopBell(after));
  }

  /** Lets the bell ring to its end. The sounds of the stopped sitting have faded already, or are fading. */
  #ringOut(stopped: Extract<Session, { status: "stopped" }>) {
    const bell = stopBell(stopped);
    if (!bell) return this.end();
    this.#isOver = true;
    this.#sounds?.ringOut(bell.seconds);
  }

  #finish({ endBell }: SittingPlan) {
    this.#isOver = true;
    this.#sounds?.finish(endBell ? END_BELL : null);
  }

  /** Falls silent, except for a last bell that still rings. */
  leave() {
    if (!this.#isOver) this.end();
  }

  end(seconds = STOP_FADE) {
    this.#isOver = true;
    this.#sounds?.end(seconds);
  }
}
