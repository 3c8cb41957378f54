import { STOP_FADE, tone } from "#engines/tones.ts";
import type { ScheduledFade, ScheduledBell } from "#engines/sitting-schedule.ts";
import { startVoice } from "./play-tone.ts";

/**
 * Opens the gains of one sitting: the loop goes through its fade and the volume, bells through the master gain alone.
 */
export function openOutput(context: BaseAudioContext, volume: number) {
  const master = new GainNode(context);
  const loudness = new GainNode(context, { gain: volume });
  const fade = new GainNode(context);
  fade.connect(loudness).connect(master).connect(context.destination);

  return {
    loopInput: fade,
    bellInput: master,
    /** The gain of the loop alone. */
    fade: fade.gain,
    setVolume: (next: number) => void loudness.gain.setTargetAtTime(next, context.currentTime, 0.02),
    silence(seconds: number) {
      const now = context.currentTime;
      master.gain.setValueAtTime(master.gain.value, now);
      master.gain.linearRampToValueAtTime(0, now + seconds);
    },
    restore() {
      const now = context.currentTime;
      master.gain.cancelScheduledValues(now);
      master.gain.setValueAtTime(0, now);
      master.gain.linearRampToValueAtTime(1, now + STOP_FADE);
    },
  };
}

type Gain = Pick<AudioParam, "cancelScheduledValues" | "setValueAtTime" | "linearRampToValueAtTime">;

/**
 * Schedules the fade of a sitting on a gain, in place of an earlier one. A fade may have begun already. Returns its end
 * on the gain's clock, in seconds; null without a fade.
 */
export function scheduleFade(gain: Gain, fade: ScheduledFade | null, now: number): number | null {
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(fade ? levelNow(fade) : 1, now);
  if (!fade) return null;
  const end = now + Math.max(0, fade.to);
  if (fade.from >= 0) gain.setValueAtTime(1, now + fade.from);
  gain.linearRampToValueAtTime(0, end);
  return end;
}

const levelNow = ({ from, to }: ScheduledFade) => (from < 0 ? Math.max(0, to / (to - from)) : 1);

/** A bell that was due so many seconds ago counts as ringing already. */
const JUST_NOW = 0.05;

/** Schedules bells on the context's clock, so that they ring in time even if the page's timers are late. */
export function openBellSchedule(output: AudioNode) {
  const { context } = output;
  let scheduled: { begin: number; sources: AudioScheduledSourceNode[] }[] = [];

  return {
    add({ at, seconds, volume }: ScheduledBell) {
      const begin = context.currentTime + at;
      const input = new GainNode(context, { gain: volume });
      input.connect(output);
      const sources = tone("bell", seconds).voices.map((voice) =>
        startVoice(context, voice, { output: input, begin, seconds }),
      );
      sources[0]?.addEventListener("ended", () => input.disconnect());
      scheduled.push({ begin, sources });
    },
    /** Removes the bells to come. Those that ring already ring to their end. */
    clear() {
      const now = context.currentTime;
      const isRinging = ({ begin }: { begin: number }) => begin <= now + JUST_NOW;
      for (const bell of scheduled) if (!isRinging(bell)) silence(bell.sources);
      scheduled = scheduled.filter(isRinging);
    },
  };
}

function silence(sources: AudioScheduledSourceNode[]) {
  for (const source of sources) {
    source.disconnect();
    source.stop();
  }
}
