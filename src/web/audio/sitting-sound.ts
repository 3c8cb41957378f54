import type { SoundSchedule } from "#engines/sitting-schedule.ts";
import { STOP_FADE } from "#engines/tones.ts";
import { nicety } from "../device/nicety.ts";
import { openBellSchedule, scheduleFade, openOutput } from "./sitting-output.ts";
import { watchDrift } from "./clock-drift.ts";
import { type LoopedSound, startLoop } from "./gapless-player.ts";

interface Listener {
  /** The sound could not be fetched or decoded; bells may ring all the same. */
  onError: (error: unknown) => void;
  /** The context's clock runs, or stands still: for want of a touch, or because a call came in. */
  onRunning: (isRunning: boolean) => void;
  /** Every two seconds, and when the end is reached. Comes on time also in a hidden page. */
  onPulse: () => void;
}

/** Seconds from pulse to pulse: where the processor is overloaded the context's clock may lose a tenth of its time. */
const PULSE = 2;
/** Seconds; a bell so near will ring, although its moment has not quite come. */
const NEAR = 0.5;

/**
 * One context for everything heard of a sitting. Bells, fade and end are scheduled ahead on its clock, and again when that
 * clock has stood still, as in a device's sleep. To be opened in a press. Throws where there is no Web Audio.
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

  /** Replaces what was scheduled before. */
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

  /** True where the context's clock has stood still for a while: what is scheduled on it would come late. */
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

  /** Asked for again in a touch, where the browser had waited for one. */
  wake() {
    this.#context.resume().catch(logState);
  }

  /** The loop dies away within these seconds, until it is resumed and scheduled anew; of the bells only this one rings. */
  fadeLoop(seconds: number, bell: { seconds: number; volume: number } | null) {
    this.#bells.clear();
    this.#end?.cancel();
    scheduleFade(this.#output.fade, { from: 0, to: seconds }, this.#context.currentTime);
    if (bell) this.#bells.add({ at: 0, ...bell });
  }

  /** The loop is silent from here on. The last bell rings to its end, and if it has not been struck, it is now. */
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

  /** After a bell of so many seconds there is nothing more to hear. */
  ringOut(seconds: number) {
    this.#stopPulse();
    this.#closeIn(seconds + 0.1);
  }

  /** Everything dies away within these seconds. */
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

/** A refusal shows in the context's state, which the listener gets; the reason is for the log. */
const logState = (error: unknown) => console.info("The context of the sitting's sounds does not follow", error);

/** An iPhone's mute switch silences what a page generates, and its lock screen ends it, unless it calls it playback. */
function playThroughMuteSwitch() {
  // The DOM's types do not have it yet.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) nicety("playback through the mute switch", () => (audioSession.type = "playback"), "");
}

/** Calls back at a moment of the context's clock, on time where a hidden page's timers are not. Returns how to cancel. */
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

/** Calls back every so many seconds of the context's clock. Returns how to stop. */
function callEvery(context: AudioContext, seconds: number, callback: () => void): () => void {
  let cancel = next();

  function next() {
    return callAt(context, context.currentTime + seconds, () => {
      // First, as the callback may stop the whole series.
      cancel = next();
      callback();
    });
  }
  return () => cancel();
}
