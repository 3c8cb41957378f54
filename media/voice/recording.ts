import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { encodeMp3, measureLoudness } from "../dsp/ffmpeg.ts";
import { encodeWav } from "../dsp/wav.ts";
import { type Chant, renderChant, toMilliseconds } from "./chant.ts";
import type { SungText } from "./sung-text.ts";

/** Every chant has this loudness in LUFS, and the encoded file may differ from it by the next number. */
export const LOUDNESS = -18.5;
export const LOUDNESS_TOLERANCE = 1;
/** The highest sample allowed, in dBFS. */
export const PEAK_LIMIT = -1;
/** With a longer chant, 108 repetitions would take too long. */
export const LONGEST_SECONDS = 30;
/** A verse of a hymn is recited once; some are a whole paragraph of prose. */
const LONGEST_VERSE_SECONDS = 90;
const KBPS = 64;

/** The timing that the product reads in addition to the sound. */
export const Recording = z.strictObject({
  audioUrl: z.string(),
  seconds: z.number(),
  syllables: z.array(
    z.strictObject({ sanskrit: z.string(), transliteration: z.string(), start: z.number(), end: z.number() }),
  ),
});
export type Recording = z.infer<typeof Recording>;

/** The project's folders that contain texts, times and sounds. */
export interface Folders {
  content: string;
  public: string;
}

export function audioUrlOf(mantraId: string): string {
  return `/audio/mantras/${mantraId}.mp3`;
}

export function soundPath(folders: Folders, mantraId: string): string {
  return join(folders.public, audioUrlOf(mantraId));
}

export function timingPath(folders: Folders, mantraId: string): string {
  return join(folders.content, "recordings", `${mantraId}.json`);
}

/** Returns how many seconds a recording of a text may last. */
export const longestSecondsOf = ({ hymnId }: SungText) =>
  hymnId === undefined ? LONGEST_SECONDS : LONGEST_VERSE_SECONDS;

/** Sings one text and saves its mp3 and its times. Returns the length in seconds. */
export function recordChant(text: SungText, folders: Folders): number {
  const chant = renderChant(text);
  if (chant.seconds > longestSecondsOf(text)) throw new Error(`${text.id} would last ${chant.seconds.toFixed(1)} s`);
  saveSound(chant, soundPath(folders, text.id));
  const seconds = toMilliseconds(chant.seconds);
  const recording: Recording = { audioUrl: audioUrlOf(text.id), seconds, syllables: chant.syllables };
  save(timingPath(folders, text.id), formatRecording(recording));
  return chant.seconds;
}

/** The name of a recording of a mantra that was not made by this project. */
export interface ImportedRecordingName {
  mantraId: string;
  name: string;
}

/** A recording that was imported. Its `credit` is shown next to the player. */
export const ImportedRecording = Recording.extend({
  credit: z.string().trim().min(1),
  isSynthesized: z.literal(true).exactOptional(),
});
export type ImportedRecording = z.infer<typeof ImportedRecording>;

export const importedUrlOf = ({ mantraId, name }: ImportedRecordingName) => `/audio/mantras/${mantraId}/${name}.mp3`;

/** Returns the file of a recording's sound. */
export const soundOf = (folders: Folders, { audioUrl }: Pick<Recording, "audioUrl">) => join(folders.public, audioUrl);

const importedTimingPath = (folders: Folders, { mantraId, name }: ImportedRecordingName) =>
  join(folders.content, "recordings", mantraId, `${name}.json`);

/** Returns the names of the recordings of a mantra that were imported. */
export function namesOfImportedRecordings(folders: Folders, mantraId: string): string[] {
  const folder = join(folders.content, "recordings", mantraId);
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, ".json")) : [];
}

export const readImportedRecording = (folders: Folders, name: ImportedRecordingName): ImportedRecording =>
  ImportedRecording.parse(JSON.parse(readFileSync(importedTimingPath(folders, name), "utf8")));

/** Saves the times of a recording that was imported. */
export function saveImportedRecording(
  folders: Folders,
  name: ImportedRecordingName,
  recording: ImportedRecording,
): void {
  save(importedTimingPath(folders, name), formatRecording(recording));
}

/** Each syllable has a line, so that a change of one syllable changes one line. */
function formatRecording({ syllables, ...fields }: Recording | ImportedRecording): string {
  const above = Object.entries(fields).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const lines = syllables.map((syllable) => `    ${JSON.stringify(syllable)}`).join(",\n");
  return `{\n${above.join("")}  "syllables": [\n${lines}\n  ]\n}\n`;
}

/** Encodes a chant as an mp3 of the loudness that all chants have. */
function saveSound({ sound }: Chant, path: string, kbps = KBPS): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), "chant-"));
  try {
    const wav = join(temporary, "chant.wav");
    writeFileSync(wav, encodeWav(sound));
    let gain = LOUDNESS - measureLoudness(wav).integrated;
    encodeMp3(wav, path, { gain, kbps });
    // Encoding lowers the loudness, so the gain is corrected by what was measured.
    gain += LOUDNESS - measureLoudness(path).integrated;
    encodeMp3(wav, path, { gain, kbps });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function save(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
