import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { decode, measureLoudness, probe } from "../dsp/ffmpeg.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { readContent } from "./content-file.ts";
import { seamStep, usualStep, WRAP } from "./loop.ts";
import type { Piece } from "./pieces.ts";

/**
 * The measures of a finished file: seconds, LUFS, LU, dBFS, offset from zero, and bytes. Steps are shares of full
 * scale.
 */
interface Figures {
  file: string;
  seconds: number;
  loudness: number;
  range: number;
  peak: number;
  offset: number;
  seam: number;
  usual: number;
  bytes: number;
}

const LIMITS = { loudness: [-21, -19], range: 9, peak: -1, offset: 0.0005, bytes: 2_000_000 } as const;

/** Measures the committed sounds and names what breaks their rules. */
export function checkPieces(pieces: readonly Piece[], folder: string): { figures: Figures[]; faults: string[] } {
  const figures = pieces.map((piece) => measure(piece, folder));
  const faults = pieces.flatMap((piece, index) => {
    const measured = figures[index];
    return measured ? faultsOf(piece, measured, join(folder, piece.file)) : [];
  });
  return { figures, faults };
}

const mean = (channel: Float64Array) => channel.reduce((sum, sample) => sum + sample, 0) / channel.length;
const four = (value: number) => Math.round(value * 1e4) / 1e4;

function measure({ file, loop }: Piece, folder: string): Figures {
  const path = join(folder, file);
  const { left, right } = decode(path);
  const { integrated, peak } = measureLoudness(path);
  return {
    file,
    seconds: four(left.length / SAMPLE_RATE),
    loudness: integrated,
    range: loudnessRange(path),
    peak,
    offset: four(Math.max(Math.abs(mean(left)), Math.abs(mean(right)))),
    seam: four(Math.max(seamStep(left, loop.seconds), seamStep(right, loop.seconds))),
    usual: four(Math.min(usualStep(left), usualStep(right))),
    bytes: statSync(path).size,
  };
}

function faultsOf({ id, file, loop }: Piece, figures: Figures, path: string): string[] {
  const { codec, sampleRate } = probe(path);
  const content = readContent().sounds.find((sound) => sound.id === id);
  const rules: [isRight: boolean, fault: string][] = [
    [codec === "mp3" && sampleRate === SAMPLE_RATE, `${codec} at ${sampleRate} Hz`],
    [Math.abs(figures.seconds - loop.seconds - 2 * WRAP) < 0.06, `lasts ${figures.seconds} s`],
    [figures.loudness >= LIMITS.loudness[0] && figures.loudness <= LIMITS.loudness[1], `${figures.loudness} LUFS`],
    [figures.range <= LIMITS.range, `loudness range of ${figures.range} LU`],
    [figures.peak <= LIMITS.peak, `peak at ${figures.peak} dBFS`],
    [figures.offset <= LIMITS.offset, `lies ${figures.offset} off zero`],
    [figures.seam <= 2 * figures.usual, `a step of ${figures.seam} at the seam`],
    [figures.bytes <= LIMITS.bytes, `${figures.bytes} bytes`],
    [content?.loopStart === WRAP && content.loopEnd === WRAP + loop.seconds, "other loop points in the content"],
    [content?.audioUrl === `/audio/${file}`, "another address in the content"],
  ];
  return rules.flatMap(([isRight, fault]) => (isRight ? [] : [`${file}: ${fault}`]));
}

/** Returns the distance between the loud and the quiet stretches, in LU (EBU Tech 3342). */
function loudnessRange(path: string): number {
  const options = ["-hide_banner", "-nostdin", "-nostats", "-i", path, "-af", "ebur128", "-f", "null", "-"];
  const { stderr, error } = spawnSync("ffmpeg", options, { encoding: "utf8", timeout: 120_000 });
  if (error) throw new Error("ffmpeg cannot be run; is it installed?", { cause: error });
  const found = /LRA:\s+(\S+) LU/.exec(stderr.slice(stderr.lastIndexOf("Summary:")))?.[1];
  if (found === undefined) throw new Error(`ffmpeg gives no loudness range of ${path}`);
  return Number(found);
}
