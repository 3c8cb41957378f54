import { tone } from "#practice/tones.ts";
import type { ScheduledBell } from "#practice/sitting-schedule.ts";
import { startVoice } from "./play-tone.ts";

/** Seconds; a bell that was due so long ago already rings. */
const JUST_NOW = 0.05;

/** Bells on the context's clock, struck in time however late the page's own timers are. */
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
    /** Removes the bells to come. Those that already ring are left to it. */
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
