import { endOfSyllable } from "#engines/end-of-syllable.ts";
import type { ChantedMantra, TimedSyllable } from "#model/mantra.ts";
import { moved, type RecordedSound, type Reference, SAMPLE_RATE, type Span, wavFile } from "mantra-listening";
import type { OwnRecording } from "./own-recordings.ts";
import { soundOfText } from "./recorded-text.ts";
import type { TrimRequest, TrimReply } from "./trimming-worker.ts";

/** A recording that was cut to its loop, and how many repetitions were heard in it. */
export interface Trimmed {
  readonly recording: OwnRecording;
  readonly repetitions: number;
}

/**
 * Cuts the best repetition of a mantra out of a recording. Resolves to null where no voice was heard, and rejects where
 * the cutting fails.
 */
export async function trimRecording(recorded: RecordedSound, mantra: ChantedMantra): Promise<Trimmed | null> {
  const loop = await askWorker({ recorded, reference: await referenceOf(mantra) });
  if (!loop) return null;
  const { syllables, samples, rate, repetitions } = loop;
  const timing = syllables && timedBy(syllables, mantra);
  const recording = {
    file: new Blob([wavFile({ samples, rate })], { type: "audio/wav" }),
    seconds: samples.length / rate,
    ...(timing && { timing }),
  };
  return { repetitions, recording };
}

const timedBy = (syllables: readonly Span[], { timing = [] }: ChantedMantra): TimedSyllable[] =>
  timing.flatMap(({ sanskrit, transliteration }, place) => {
    const sung = syllables[place];
    return sung ? [{ sanskrit, transliteration, start: sung.start, end: sung.end }] : [];
  });

function askWorker(request: TrimRequest): Promise<TrimReply> {
  const worker = new Worker(new URL("./trimming-worker.ts", import.meta.url), { type: "module" });
  const reply = new Promise<TrimReply>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<TrimReply>) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "The worker cannot be loaded")));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(request);
  return reply.finally(() => worker.terminate());
}

/** So many seconds of our recording are kept before its first syllable. */
const LEAD = 0.03;

/**
 * Decodes our own recording. Resolves to null where there is none, or where it cannot be loaded; the whole of the
 * person's recording then counts as one repetition.
 */
async function referenceOf({ audioUrl, timing }: ChantedMantra): Promise<Reference | null> {
  const from = (timing?.[0]?.start ?? 0) - LEAD;
  if (!audioUrl || !timing) return null;
  try {
    const sound = await soundOfText({ source: audioUrl, timing });
    return {
      sound: sound.slice(Math.max(0, Math.round(from * SAMPLE_RATE))),
      syllables: timing.map(({ start }, place) => moved({ start, end: endOfSyllable(timing, place) }, -from)),
    };
  } catch (error) {
    console.info("Our recording cannot be compared with", error);
    return null;
  }
}
