import type { WrittenVerse } from "./check-padas.ts";
import type { RecordingFile } from "./content-files.ts";

/** Finds contradictions between the timing of a recording and its text. */
export function findRecordingFaults({ seconds, syllables }: RecordingFile, verse: WrittenVerse): string[] {
  const faults: string[] = [];
  for (const text of ["sanskrit", "transliteration"] as const) {
    const joined = syllables.map((syllable) => syllable[text]).join("");
    if (joined !== verse[text].join(""))
      faults.push(`syllables join to the ${text} "${joined}", which is not the text's`);
  }
  let before = 0;
  for (const [place, { start, end }] of syllables.entries()) {
    if (start < before || end <= start)
      faults.push(`syllables.${place} runs from ${start} to ${end} s after ${before} s`);
    before = end;
  }
  if (before > seconds) faults.push(`syllables end at ${before} s, but the recording at ${seconds} s`);
  return faults;
}
