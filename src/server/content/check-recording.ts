import type { MantraFile, RecordingFile } from "./content-files.ts";

/** Contradictions between a recording's timing and its mantra. */
export function findRecordingFaults({ seconds, syllables }: RecordingFile, mantra: MantraFile): string[] {
  const faults: string[] = [];
  for (const text of ["sanskrit", "transliteration"] as const) {
    const joined = syllables.map((syllable) => syllable[text]).join("");
    if (joined !== mantra[text].join(""))
      faults.push(`syllables join to the ${text} "${joined}", which is not the mantra's`);
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
