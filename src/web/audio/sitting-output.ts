import { STOP_FADE } from "#practice/tones.ts";

/** Gains of one sitting: the loop goes through its fade and the volume, bells through the master gain alone. */
export function openOutput(context: BaseAudioContext, volume: number) {
  const master = new GainNode(context);
  const loudness = new GainNode(context, { gain: volume });
  const fade = new GainNode(context);
  fade.connect(loudness).connect(master).connect(context.destination);

  return {
    loopInput: fade,
    bellInput: master,
    /** Gain of the loop alone. */
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
