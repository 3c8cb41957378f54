import type { SoundSchedule } from "#engines/sitting-schedule.ts";
import { STOP_FADE } from "#engines/tones.ts";
import { nicety } from "../device/nicety.ts";
import { openBellSchedule, scheduleFade, openOutput } from "./sitting-output.ts";
import { watchDrift } from "./clock-drift.ts";
import { type LoopedSound, startLoop } from "./gapless-player.ts";

interface Listener {
  /** Called when the sound could not be fetched or decoded. Bells may ring all the same. */
  onError: (error: unknown) => void;
  /** Called when the context's clock runs, or stands still because it waits for a touch or because a call came in. */
  onRunning: (isRunning: boolean) => void;
  /** Called every two seconds, and when the end is reached, in time even in a hidden page. */
  onPulse: () => void;
}

/**
 * The pulses are so many seconds apart. On an overloaded processor the context's clock may lose a tenth of its time.
 */
const PULSE = 2;
/** A bell counts as struck so many seconds before its time, because it will ring. */
const NEAR = 0.5;

/**
 * Plays everything that is heard of a sitting, in one context. Bells, fade and end are scheduled ahead on its clock,
 * and again when that clock has stood still, as while a device sleeps. To be opened in a press. Throws where there is
 * no Web Audio.
 */
export class SittingSound {
  readonly #listener: Listener;
  readonly #context = new AudioContext({ latencyHint: "playback" });
  readonly #output;
  readonly #bells;
  readonly #drift;
  readonly #stopPulse: () => void;
  #stopLoop: ((at: number) => void) | null = null;
  #end: { at: number; cancel: () => void } | null = null;
  #suspending = 0;

  constructor(sound: LoopedSound, volume: number, { listener, now }: { listener: Listener; now: number }) {
    playThroughMuteSwitch();
    this.#listener = listener;
    this.#output = openOutput(this.#context, volume);
    this.#bells = openBellSchedule(this.#output.bellInput);
    this.#drift = watchDrift(() => this.#context.currentTime, now);
    this.#context.addEventListener("statechange", () => listener.onRunning(this.isRunning()));
    this.wake();
    void this.#playLoop(sound);
    this.#stopPulse = callEvery(this.#context, PULSE, listener.onPulse);
  }

  async #playLoop(sound: LoopedSound) {
    try {
      this.#stopLoop = await startLoop(sound, this.#output.loopInput);
    } catch (error) {
      if (!this.#isClosed()) this.#listener.onError(error);
    }
  }

  /** Schedules bells and fade in place of those before. */
  schedule({ bells, fade }: SoundSchedule, now: number) {
    this.#drift.reset(now);
    this.#bells.clear();
    for (const bell of bells) this.#bells.add(bell);
    this.#end?.cancel();
    const at = scheduleFade(this.#output.fade, fade, this.#context.currentTime);
    this.#end = at === null ? null : { at, cancel: callAt(this.#context, at, this.#listener.onPulse) };
  }

  isRunning = () => this.#context.state === "running";
  #isClosed = () => this.#context.state === "closed";

  /**
   * Returns true if the context's clock has stood still for a while, so that everything scheduled on it would come
   * late.
   */
  hasDrifted = (now: number) => this.#drift.hasDrifted(now);

  setVolume = (volume: number) => this.#output.setVolume(volume);

  pause() {
    this.#silence(STOP_FADE);
    this.#suspending = window.setTimeout(() => this.#context.suspend().catch(logState), STOP_FADE * 1000 + 50);
  }

  resume() {
    clearTimeout(this.#suspending);
    this.wake();
    this.#output.restore();
  }

  /** Resumes the context. To be called in a touch, because some browsers wait for one. */
  wake() {
    this.#context.resume().catch(logState);
  }

  /** Fades the loop out in `seconds`, until it is resumed and scheduled anew. Of the bells only the given one rings. */
  fadeLoop(seconds: number, bell: { seconds: number; volume: number } | null) {
    this.#bells.clear();
    this.#end?.cancel();
    scheduleFade(this.#output.fade, { from: 0, to: seconds }, this.#context.currentTime);
    if (bell) this.#bells.add({ at: 0, ...bell });
  }

  /** Silences the loop from here on. The last bell rings to its end; if it has not been struck, it is struck now. */
  finish(bell: { seconds: number; volume: number } | null) {
    this.#stopPulse();
    const now = this.#context.currentTime;
    const isStruck = this.isRunning() && this.#end !== null && this.#end.at - now < NEAR;
    if (!isStruck) this.#bells.clear();
    if (!isStruck && bell) this.#bells.add({ at: 0, ...bell });
    this.#output.fade.cancelScheduledValues(now);
    this.#output.fade.setTargetAtTime(0, now, STOP_FADE / 5);
    this.#stopLoop?.(now + STOP_FADE);
    this.#closeIn((bell?.seconds ?? 0) + 1);
  }

  /** Ends the sound after a bell of so many seconds. */
  ringOut(seconds: number) {
    this.#stopPulse();
    this.#closeIn(seconds + 0.1);
  }

  /** Fades everything out in `seconds`. */
  end(seconds: number) {
    this.#stopPulse();
    if (this.#isClosed()) return;
    this.#bells.clear();
    this.#end?.cancel();
    scheduleFade(this.#output.fade, { from: 0, to: seconds }, this.#context.currentTime);
    this.#silence(seconds);
    this.#closeIn(seconds + 0.1);
  }

  #silence(seconds: number) {
    clearTimeout(this.#suspending);
    this.#output.silence(seconds);
  }

  #closeIn(seconds: number) {
    this.wake();
    setTimeout(() => {
      if (!this.#isClosed()) this.#context.close().catch(logState);
    }, seconds * 1000);
  }
}

/** Logs the reason of a refusal. The listener learns of the refusal itself by the context's state. */
const logState = (error: unknown) => console.info("The context of the sitting's sounds does not follow", error);

/**
 * Declares the sound as playback. Otherwise an iPhone's mute switch would silence generated sound, and its lock screen
 * would end it.
 */
function playThroughMuteSwitch() {
  // The types of the DOM do not have this property yet.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) nicety("playback through the mute switch", () => (audioSession.type = "playback"), "");
}

/**
 * Calls back at a moment of the context's clock, in time even where a hidden page's timers are late. Returns how to
 * cancel.
 */
function callAt(context: AudioContext, at: number, callback: () => void): () => void {
  const silent = new ConstantSourceNode(context, { offset: 0 });
  silent.addEventListener("ended", callback);
  silent.connect(context.destination);
  silent.start();
  silent.stop(at);
  return () => {
    silent.removeEventListener("ended", callback);
    silent.disconnect();
  };
}

/** Calls back every `seconds` of the context's clock. Returns how to stop. */
function callEvery(context: AudioContext, seconds: number, callback: () => void): () => void {
  let cancel = next();

  function next() {
    return callAt(context, context.currentTime + seconds, () => {
      // The next call is scheduled first, because the callback may stop the series.
      cancel = next();
      callback();
    });
  }
  return () => cancel();
}
