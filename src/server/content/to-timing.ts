import type { TimedSyllable } from "#model/mantra.ts";
import type { RecordingFile } from "./content-files.ts";

/**
 * Syllables of a recording as replies have them: in hundredths of a second, which is finer than a screen shows, and
 * without the ends at which the next syllable begins.
 */
export const toTiming = ({ syllables }: Pick<RecordingFile, "syllables">): TimedSyllable[] =>
  syllables.map(({ start, end, ...text }, place) => ({
    ...text,
    start: rounded(start),
    ...(syllables[place + 1]?.start !== end && { end: rounded(end) }),
  }));

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
