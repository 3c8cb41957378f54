import { STOP_FADE, tone } from "#practice/tones.ts";
import { type LoopedSound, startLoop } from "./gapless-player.ts";
import { startVoice } from "./play-tone.ts";

/** All that is to be heard from now on: times in seconds from now. */
export interface Score {
  bells: { at: number; seconds: number; volume: number }[];
  fade: { from: number; to: number } | null;
}

interface Listener {
  /** The sound could not be had or read; bells may ring all the same. */
  broken: (error: unknown) => void;
  /** The clock of the sounds runs, or stands: for want of a touch, or because a call came in. */
  running: (isRunning: boolean) => void;
  /** Again and again, and when the end is reached. Told by the sounds' own clock, which no hidden page slows down. */
  beat: () => void;
}

/** Seconds; what was due so long ago has been heard. */
const JUST_NOW = 0.05;
/** A bell so near will ring, although its moment has not quite come. */
const NEAR = 0.5;
/** Seconds from beat to beat: where the processor is overloaded the sounds' clock may lose a tenth of its time. */
const BEAT = 2;
/** A clock so far from the page's own has stood still for a while. */
const DRIFT = 0.25;

/**
 * One context for all that is heard of a sitting. Bells, fade and end lie ahead on its clock; they are laid anew when
 * that clock has stood still, as in a device's sleep. To be opened in a press. Throws where there is no Web Audio.
 */
export function openSittingSound(sound: LoopedSound, volume: number, listener: Listener) {
  playThroughMuteSwitch();
  const context = new AudioContext({ latencyHint: "playback" });
  const whole = new GainNode(context);
  const loudness = new GainNode(context, { gain: volume });
  const fading = new GainNode(context);
  fading.connect(loudness).connect(whole).connect(context.destination);

  let laid: { begin: number; sources: AudioScheduledSourceNode[] }[] = [];
  let mark: ConstantSourceNode | null = null;
  let endAt: number | null = null;
  let stopLoop: ((at: number) => void) | null = null;
  let suspending = 0;
  let isOver = false;
  let anchor = { wall: Date.now(), sound: 0 };

  context.addEventListener("statechange", () => listener.running(context.state === "running"));
  void context.resume().catch(() => {});
  startLoop(sound, fading)
    .then((stop) => (stopLoop = stop))
    .catch((error: unknown) => {
      if (!isClosed()) listener.broken(error);
    });

  function strike({ at, seconds, volume: loud }: Score["bells"][number]) {
    const begin = context.currentTime + at;
    const mouth = new GainNode(context, { gain: loud });
    mouth.connect(whole);
    const sources = tone("bell", seconds).voices.map((voice) => startVoice(context, voice, { mouth, begin, seconds }));
    sources[0]?.addEventListener("ended", () => mouth.disconnect());
    laid.push({ begin, sources });
  }

  /** Those that already ring are left to it. */
  function takeBackBells(now: number) {
    for (const { begin, sources } of laid) {
      if (begin <= now + JUST_NOW) continue;
      for (const source of sources) {
        source.disconnect();
        source.stop();
      }
    }
    laid = laid.filter(({ begin }) => begin <= now + JUST_NOW);
  }

  function lay({ bells, fade }: Score) {
    const now = context.currentTime;
    anchor = { wall: Date.now(), sound: now };
    takeBackBells(now);
    for (const bell of bells) strike(bell);
    layFade(fade, now);
  }

  function layFade(fade: Score["fade"], now: number) {
    fading.gain.cancelScheduledValues(now);
    mark?.removeEventListener("ended", listener.beat);
    mark?.disconnect();
    mark = null;
    endAt = null;
    const isFading = fade !== null && fade.from < 0;
    fading.gain.setValueAtTime(isFading ? Math.max(0, fade.to / (fade.to - fade.from)) : 1, now);
    if (!fade) return;
    const end = now + Math.max(0, fade.to);
    if (!isFading) fading.gain.setValueAtTime(1, now + fade.from);
    fading.gain.linearRampToValueAtTime(0, end);
    mark = callAt(end, listener.beat);
    endAt = end;
  }

  function callAt(at: number, call: () => void) {
    const silent = new ConstantSourceNode(context, { offset: 0 });
    silent.addEventListener("ended", call);
    silent.connect(context.destination);
    silent.start();
    silent.stop(at);
    return silent;
  }

  function beat() {
    if (isOver) return;
    listener.beat();
    callAt(context.currentTime + BEAT, beat);
  }
  callAt(context.currentTime + BEAT, beat);

  const toSilence = (seconds: number) => {
    clearTimeout(suspending);
    const now = context.currentTime;
    whole.gain.setValueAtTime(whole.gain.value, now);
    whole.gain.linearRampToValueAtTime(0, now + seconds);
  };
  const isClosed = () => context.state === "closed";
  const close = () => {
    if (!isClosed()) void context.close();
  };

  return {
    lay,
    isRunning: () => context.state === "running",
    /** The sounds' clock has stood still for a while: what lies ahead on it would come late. */
    hasDrifted(now: number) {
      const heard = context.currentTime - anchor.sound;
      return Math.abs((now - anchor.wall) / 1000 - heard) > DRIFT;
    },
    setVolume: (next: number) => void loudness.gain.setTargetAtTime(next, context.currentTime, 0.02),
    pause() {
      toSilence(STOP_FADE);
      suspending = window.setTimeout(() => void context.suspend().catch(() => {}), STOP_FADE * 1000 + 50);
    },
    resume() {
      clearTimeout(suspending);
      void context.resume().catch(() => {});
      const now = context.currentTime;
      whole.gain.cancelScheduledValues(now);
      whole.gain.setValueAtTime(0, now);
      whole.gain.linearRampToValueAtTime(1, now + STOP_FADE);
    },
    /** Asked for again in a touch, where the browser had waited for one. */
    wake: () => void context.resume().catch(() => {}),
    /** The loop is silent from here on. The last bell rings to its end, and if it has not been struck, it is now. */
    finish(bell: { seconds: number; volume: number } | null) {
      isOver = true;
      const now = context.currentTime;
      const isStruck = context.state === "running" && endAt !== null && endAt - now < NEAR;
      if (!isStruck) takeBackBells(now);
      if (!isStruck && bell) strike({ at: 0, ...bell });
      fading.gain.cancelScheduledValues(now);
      fading.gain.setTargetAtTime(0, now, STOP_FADE / 5);
      endAt = now + STOP_FADE;
      stopLoop?.(endAt);
      wakeUntil(close, (bell?.seconds ?? 0) + 1);
    },
    /** Everything dies away within these seconds. */
    end(seconds: number) {
      isOver = true;
      if (isClosed()) return;
      lay({ bells: [], fade: { from: 0, to: seconds } });
      mark?.removeEventListener("ended", listener.beat);
      toSilence(seconds);
      wakeUntil(close, seconds + 0.1);
    },
  };

  function wakeUntil(act: () => void, seconds: number) {
    void context.resume().catch(() => {});
    setTimeout(act, seconds * 1000);
  }
}

export type SittingSound = ReturnType<typeof openSittingSound>;

/** An iPhone's mute switch silences what a page generates, and its lock screen ends it, unless it calls it playback. */
function playThroughMuteSwitch() {
  // Not in the DOM's types yet.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = "playback";
}
