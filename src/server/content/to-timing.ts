import type { TimedSyllable } from "#model/mantra.ts";
import type { RecordingFile } from "./content-files.ts";

/**
 * Returns the syllables of a recording as replies have them. Times are in hundredths of a second, which is finer than a
 * screen can show. The end of a syllable is left out where the next one begins at once.
 */
export const toTiming = ({ syllables }: Pick<RecordingFile, "syllables">): TimedSyllable[] =>
  syllables.map(({ start, end, ...text }, place) => ({
    ...text,
    start: rounded(start),
    ...(syllables[place + 1]?.start !== end && { end: rounded(end) }),
  }));

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
