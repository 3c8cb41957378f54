import type { TimedSyllable } from "#model/mantra.ts";
import { SAMPLE_RATE } from "mantra-listening";

interface Recording {
  /** The address of a sound on the page's own server, or the file itself. */
  source: string | Blob;
  timing?: readonly Pick<TimedSyllable, "start" | "end">[];
}

/** Decodes the sound of one repetition of the text, at SAMPLE_RATE. Rejects where it cannot be loaded. */
export async function soundOfText({ source, timing = [] }: Recording): Promise<Float32Array> {
  const file = typeof source === "string" ? await fetchSound(source) : source;
  // A context converts what it decodes to its own rate.
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = (await decoder.decodeAudioData(await file.arrayBuffer())).getChannelData(0);
  const end = timing.at(-1)?.end;
  return sound.slice(0, end === undefined ? sound.length : Math.ceil(end * SAMPLE_RATE));
}

async function fetchSound(url: string): Promise<Blob> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!reply.ok) throw new TypeError(`${reply.status} for ${url}`);
  return reply.blob();
}
