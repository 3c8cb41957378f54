import { malaMinutes } from "#engines/mala-minutes.ts";
import type { Language } from "#model/languages.ts";
import type { ChantedMantra, Mantra, OtherRecording } from "#model/mantra.ts";
import type { MantraFiles } from "./catalogue-files.ts";
import type { OtherRecordingFiles } from "./read-recordings.ts";
import { toTiming } from "./to-timing.ts";

/** Builds a mantra as it is chanted, without the times of its recording's syllables. */
export const toChantedMantra = (
  { id, file, recording, padas, width, otherRecordings }: MantraFiles,
  language: Language,
): ChantedMantra => ({
  id,
  title: file.title[language],
  sanskrit: file.sanskrit.join(""),
  transliteration: file.transliteration.join(""),
  padas,
  width,
  meaning: file.meaning[language],
  benefits: file.benefits[language],
  ...(recording && { audioUrl: recording.audioUrl, malaMinutes: malaMinutes(recording.seconds) }),
  source: file.source[language],
  pronunciation: file.pronunciation[language],
  instructions: file.instructions[language],
  ...(file.tradition && { tradition: file.tradition[language] }),
  ...("words" in file && { hasWords: true as const }),
  ...(otherRecordings.length > 0 && { otherRecordings: otherRecordings.map(toOtherRecording) }),
});

const toOtherRecording = ({ id, file }: OtherRecordingFiles): OtherRecording => ({
  id,
  credit: file.credit,
  ...(file.isSynthesized && { isSynthesized: true }),
  audioUrl: file.audioUrl,
  timing: toTiming(file),
  malaMinutes: malaMinutes(file.seconds),
});

/** Returns the part of a mantra that a card shows, without what only the chanting screen needs. */
export function toMantra(chanted: ChantedMantra): Mantra {
  const {
    pronunciation: _pronunciation,
    instructions: _instructions,
    tradition: _tradition,
    hasWords: _hasWords,
    otherRecordings: _otherRecordings,
    ...mantra
  } = chanted;
  return mantra;
}
