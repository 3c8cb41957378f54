import type { TimedSyllable } from "#model/mantra.ts";
import { SAMPLE_RATE } from "#practice/listening/mel-bands.ts";

interface Recording {
  audioUrl: string;
  timing?: readonly Pick<TimedSyllable, "start" | "end">[];
}

/** Sound of one repetition of the text as our own voice chants it, at SAMPLE_RATE. Rejects where it cannot be loaded. */
export async function soundOfText({ audioUrl, timing = [] }: Recording): Promise<Float32Array> {
  const reply = await fetch(audioUrl);
  if (!reply.ok) throw new TypeError(`${reply.status} for ${audioUrl}`);
  // Any context brings what it decodes to its own rate.
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = (await decoder.decodeAudioData(await reply.arrayBuffer())).getChannelData(0);
  const end = timing.at(-1)?.end;
  return sound.slice(0, end === undefined ? sound.length : Math.ceil(end * SAMPLE_RATE));
}
