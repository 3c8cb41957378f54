import { SILENCE, STOP_FADE, tone, type Tone, type ToneKind, type Voice } from "#engines/tones.ts";
import { nicety } from "../device/nicety.ts";
import { beginSound, endSound } from "./one-sound.ts";

let context: AudioContext | undefined;

/** Returns the one context of all generated sounds. */
export const soundContext = () => (context ??= new AudioContext());

/**
 * Allows sound that begins later without a touch, because some browsers let generated sound begin only in one. To be
 * called in the press that starts a practice with a bell at its end. Until the bell the context is suspended, to save
 * the battery.
 */
export function allowSoundLater() {
  void nicety("sound that a touch allows", allow, undefined);
}

async function allow() {
  const sounds = soundContext();
  if (sounds.state === "running") return;
  await sounds.resume();
  await sounds.suspend();
}

/**
 * Longest wait for `resume()` in ms, because a browser does not settle it while it may not play sound. A device that
 * sleeps, such as headphones without a wire, takes a second or two to wake.
 */
const PATIENCE = 5000;

/**
 * Plays a tone. Resolves to true once it has sounded or was stopped. Resolves to false where it could not; this is
 * logged, and the practice continues without it.
 */
export async function playTone(kind: ToneKind, { seconds, volume = 0.5 }: { seconds: number; volume?: number }) {
  try {
    const context = soundContext();
    await waitUntilRunning(context);
    await sound(context, tone(kind, seconds), volume);
    return true;
  } catch (error) {
    console.warn(`The ${kind} could not be sounded`, error);
    return false;
  }
}

/** Stops the tone. Returns false where that failed. */
export function stopTone(): boolean {
  try {
    stopCurrent?.();
    return true;
  } catch (error) {
    console.warn("The tone could not be stopped", error);
    return false;
  }
}

let stopCurrent: (() => void) | null = null;

async function waitUntilRunning(context: AudioContext) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the browser does not allow sound yet")), PATIENCE);
  });
  await Promise.race([context.resume(), late]);
}

/** Plays a tone, and resolves at its end. */
function sound(context: AudioContext, { voices, lowPass, seconds }: Tone, volume: number) {
  const output = new GainNode(context, { gain: volume });
  output.connect(context.destination);
  const filter = lowPass ? new BiquadFilterNode(context, { type: "lowpass", frequency: lowPass }) : null;
  filter?.connect(output);
  const begin = context.currentTime;
  const oscillators = voices.map((voice) => startVoice(context, voice, { output: filter ?? output, begin, seconds }));

  function stop() {
    const end = context.currentTime + STOP_FADE;
    output.gain.setValueAtTime(volume, context.currentTime);
    output.gain.linearRampToValueAtTime(0, end);
    for (const oscillator of oscillators) oscillator.stop(end);
  }
  beginSound(stop);
  stopCurrent = stop;

  return new Promise<void>((resolve) => {
    oscillators[0]?.addEventListener("ended", () => {
      output.disconnect();
      endSound(stop);
      if (stopCurrent === stop) {
        stopCurrent = null;
        void nicety("rest between two sounds", () => context.suspend(), undefined);
      }
      resolve();
    });
  });
}

interface VoiceOptions {
  output: AudioNode;
  /** The time at which the voice begins, in seconds of the context's own clock. */
  begin: number;
  seconds: number;
}

/** Schedules a voice on the context's clock, so that it begins in time even if the page's timers are late. */
export function startVoice(context: BaseAudioContext, voice: Voice, { output, begin, seconds }: VoiceOptions) {
  const oscillator = new OscillatorNode(context, { type: "sine", frequency: voice.frequency });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  for (const { at, level, curve } of voice.loudness) {
    if (curve === "linear") loudness.gain.linearRampToValueAtTime(level, begin + at);
    else loudness.gain.exponentialRampToValueAtTime(Math.max(level, SILENCE * SILENCE), begin + at);
  }
  oscillator.connect(loudness).connect(output);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
  return oscillator;
}
