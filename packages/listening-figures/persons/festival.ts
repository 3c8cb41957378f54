/**
 * Drives Debian's speech synthesizers festival and espeak-ng. They serve measuring only: nothing of them goes into the
 * product, and no test needs them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resampler } from "mantra-listening";
import { type Person, PERSONS } from "./voices.ts";

/** Every sound in this folder has so many samples a second. */
export const PERSONS_RATE = 16_000;
/** The files of espeak-ng have so many samples a second. */
const ESPEAK_RATE = 22_050;

/** A phone with its length in seconds, and its pitch in Hz at its middle; null for an unvoiced phone. */
export interface TimedPhone {
  phone: string;
  seconds: number;
  pitch: number | null;
}

const PACKAGES = ["festival", "festival-hi", "festival-czech", "espeak-ng", "ffmpeg"];

/** Installs the missing packages by apt-get, as root. Where that is not possible, it throws the command to type. */
export function installPersons(): void {
  const missing = PERSONS.filter((person) => !existsSync(person.units)).map((person) => person.package);
  const hasPrograms = ["festival", "espeak-ng"].every(
    (program) => spawnSync(program, ["--version"]).error === undefined,
  );
  if (missing.length === 0 && hasPrograms) return;
  const command = ["install", "--yes", "--no-install-recommends", ...PACKAGES, ...missing];
  const isRoot = process.getuid?.() === 0;
  if (isRoot) console.error("Installing festival and its voices with apt-get, once");
  const { status } = isRoot ? spawnSync("apt-get", command, { stdio: ["ignore", "ignore", "inherit"] }) : { status: 1 };
  if (status !== 0) throw new Error(`The measuring voices are not installed. Run: sudo apt-get ${command.join(" ")}`);
}

/** Speaks rows of phones, mono at `PERSONS_RATE`. Each row begins and ends with its own pauses. */
export function speakPhones(person: Person, rows: readonly (readonly TimedPhone[])[]): Float32Array[] {
  const folder = mkdtempSync(join(tmpdir(), "persons-"));
  try {
    const path = (index: number) => join(folder, `${index}.wav`);
    const script = join(folder, "speak.scm");
    writeFileSync(script, [`(${person.voice})`, ...rows.map((row, index) => utterance(row, path(index)))].join("\n"));
    // Festival numbers all words and phones of a process, so a process is only quick for a few hundred rows.
    run("festival", ["--batch", script]);
    return rows.map((_, index) => readWav(path(index)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function utterance(row: readonly TimedPhone[], path: string): string {
  const segments = row.map(({ phone, seconds, pitch }) => {
    const target = pitch === null ? "" : ` (${(seconds / 2).toFixed(4)} ${pitch.toFixed(1)})`;
    return `("${phone}" ${seconds.toFixed(4)}${target})`;
  });
  // The wave is made directly and not by utt.synth, because the voice's own rules for lengths would replace ours.
  return `(let ((utt (Utterance Segments (${segments.join(" ")}))))
    (Initialize utt) (Wave_Synth utt) (utt.wave.resample utt ${PERSONS_RATE}) (utt.save.wave utt "${path}" 'riff))`;
}

/** Lets a voice of espeak-ng speak a sentence, mono at `PERSONS_RATE`, for a talker in the background. */
export function speakSentence(sentence: string, { voice = "en", pitch = 50, speed = 160 } = {}): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), "persons-"));
  try {
    const path = join(folder, "spoken.wav");
    run("espeak-ng", ["-v", voice, "-p", String(pitch), "-s", String(speed), "-w", path, sentence]);
    return new Resampler(ESPEAK_RATE).push(readWav(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, options: string[]): void {
  const { status, stderr, error } = spawnSync(program, options, { maxBuffer: 1 << 26 });
  if (error) throw new Error(`${program} cannot be run; is it installed?`, { cause: error });
  if (status !== 0) throw new Error(`${program} ${options.join(" ")} failed:\n${stderr.toString().slice(-2000)}`);
}

/** Reads the samples of a 16-bit mono WAV file. Other chunks before the samples are skipped. */
export function readWav(path: string): Float32Array {
  const file = readFileSync(path);
  let at = 12;
  while (file.toString("latin1", at, at + 4) !== "data") at += 8 + file.readUInt32LE(at + 4);
  const size = Math.min(file.readUInt32LE(at + 4), file.length - at - 8);
  const sound = new Float32Array(size >> 1);
  for (let i = 0; i < sound.length; i++) sound[i] = file.readInt16LE(at + 8 + 2 * i) / 32_768;
  return sound;
}
