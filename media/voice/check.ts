import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { measureLoudness } from "../dsp/ffmpeg.ts";
import type { SungText } from "./sung-text.ts";
import {
  audioUrlOf,
  longestSecondsOf,
  LOUDNESS,
  LOUDNESS_TOLERANCE,
  namesOfImportedRecordings,
  PEAK_LIMIT,
  readImportedRecording,
  Recording,
  type Folders,
  soundOf,
  soundPath,
  timingPath,
} from "./recording.ts";

/** A frame of mp3 is 26 ms, and a decoder may keep the padding of the last one. */
const DURATION_TOLERANCE = 0.06;

/**
 * Lists the faults of one mantra's committed sound and times, one sentence each. `measure` may know earlier
 * measurements.
 */
export function findFaults(text: SungText, folders: Folders, measure = measureLoudness): string[] {
  const sound = soundPath(folders, text.id);
  const timing = timingPath(folders, text.id);
  const missing = [sound, timing].filter((path) => !existsSync(path));
  if (missing.length > 0) return missing.map((path) => `${text.id}: ${relative(".", path)} is missing`);
  const recording = Recording.parse(JSON.parse(readFileSync(timing, "utf8")));
  const { audioUrl } = recording;
  const named = audioUrl === audioUrlOf(text.id) ? [] : [`audioUrl is ${audioUrl}`];
  const own = [...named, ...faultsOfTimes(text, recording), ...faultsOfSound(measure(sound), recording)];
  return [...own.map((fault) => `${text.id}: ${fault}`), ...faultsOfImportedRecordings(text, folders, measure)];
}

/** Lists the faults of the recordings of a mantra that were imported. */
function faultsOfImportedRecordings(text: SungText, folders: Folders, measure: typeof measureLoudness): string[] {
  return namesOfImportedRecordings(folders, text.id).flatMap((name) => {
    const recording = readImportedRecording(folders, { mantraId: text.id, name });
    const sound = soundOf(folders, recording);
    const isThere = existsSync(sound);
    const heard = isThere ? faultsOfSound(measure(sound), recording) : [`${relative(".", sound)} is missing`];
    return [...faultsOfTimes(text, recording), ...heard].map((fault) => `${text.id}/${name}: ${fault}`);
  });
}

/** Lists files of times that belong to no mantra. */
export function findOrphans(texts: readonly SungText[], folders: Folders): string[] {
  const known = new Set(texts.map((text) => text.id));
  const files = readdirSync(join(folders.content, "recordings"));
  return files.filter((file) => !known.has(basename(file, ".json"))).map((file) => `${file}: there is no such mantra`);
}

/** Finds faults that need no listening: pieces that do not make up the texts, and times out of order. */
export function faultsOfTimes(text: SungText, { seconds, syllables }: Recording): string[] {
  const faults: string[] = [];
  const longest = longestSecondsOf(text);
  if (seconds > longest) faults.push(`lasts ${seconds} s, more than ${longest} s`);
  for (const script of ["sanskrit", "transliteration"] as const) {
    const joined = syllables.map((syllable) => syllable[script]).join("");
    if (joined !== text[script]) faults.push(`the pieces make up "${joined}", the ${script} is "${text[script]}"`);
    if (syllables.some((syllable) => syllable[script] === "")) faults.push(`a piece of the ${script} is empty`);
  }
  let time = 0;
  for (const { transliteration, start, end } of syllables) {
    if (start < time || end <= start || end > seconds) faults.push(`"${transliteration}" has ${start}-${end} s`);
    time = end;
  }
  return faults;
}

function faultsOfSound(file: ReturnType<typeof measureLoudness>, { seconds }: Recording): string[] {
  const faults: string[] = [];
  if (file.codec !== "mp3" || file.sampleRate !== 44_100) faults.push(`is ${file.codec} at ${file.sampleRate} Hz`);
  if (Math.abs(file.seconds - seconds) > DURATION_TOLERANCE) faults.push(`lasts ${file.seconds} s, not ${seconds} s`);
  const { integrated, peak } = file;
  if (Math.abs(integrated - LOUDNESS) > LOUDNESS_TOLERANCE) faults.push(`has ${integrated} LUFS, not ${LOUDNESS}`);
  if (peak > PEAK_LIMIT) faults.push(`peaks at ${peak} dBFS, above ${PEAK_LIMIT}`);
  return faults;
}
