/**
 * Prints, as Markdown, what can be checked of the voice without ears; docs/media.md keeps the figures:
 * node media/voice/measure.ts vowels | rhythm | pitch [id] | spectrum [ids…] | edges [ids…] | table | repeat [id]
 */
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { decode, measureLoudness, probe } from "../dsp/ffmpeg.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { averageSpectrum, bandLevel, findResonances } from "../dsp/spectrum.ts";
import { encodeWav } from "../dsp/wav.ts";
import { arrange, renderChant } from "./chant.ts";
import { LEADER } from "./choir.ts";
import { readMantraTexts } from "./mantra-text.ts";
import type { SungText } from "./sung-text.ts";
import { isVowel, VOWELS } from "./phonemes.ts";
import { soundPath } from "./recording.ts";
import { meanLengths } from "./rubato.ts";
import { writeScore } from "./score.ts";
import { sing } from "./singer.ts";
import { syllabify } from "./syllables.ts";

const PROJECT = join(import.meta.dirname, "../..");
const FOLDERS = { content: join(PROJECT, "content"), public: join(PROJECT, "public") };
const LONG_TONE = { matra: 0.4, omMatras: 4, seedMatras: 3, finalHold: 1.5, pause: 0.3, caesura: 0.2 };

/** Compares the resonances of held vowels with the table, in Hz, for a tract of scale 1 at 90 Hz. */
function measureVowels(): string[] {
  const singer = { ...LEADER, tractScale: 1, sa: 90, vibrato: { cents: 0, rate: 5 }, drift: 0, wander: 0 };
  const rows = Object.keys(VOWELS).flatMap((vowel) => {
    if (!isVowel(vowel) || "glidesTo" in VOWELS[vowel]) return [];
    const { syllables } = writeScore(syllabify(vowel), LONG_TONE);
    const held = sing(syllables, [0], singer).subarray(samplesIn(0.25), samplesIn(0.65));
    const found = findResonances(held, { order: 14, limit: 3600 }).slice(0, 3);
    return [row([vowel, VOWELS[vowel].formants.join(" / "), found.join(" / ")])];
  });
  return [...head(["vowel", "wanted F1 / F2 / F3", "measured"]), ...rows];
}

/** Returns the mean lengths of light and heavy syllables within phrases, from the recordings' times. */
function measureRhythm(texts: readonly SungText[]): string[] {
  const rows = texts.map((text) => {
    const part = arrange(text);
    const { guru, laghu } = meanLengths(text, part.syllables);
    const figures = [laghu.toFixed(3), guru.toFixed(3), (guru / laghu).toFixed(2)];
    return row([text.id, part.pace.matra.toFixed(3), ...(laghu > 0 ? figures : ["none", guru.toFixed(3), ""])]);
  });
  return [...head(["mantra", "mātrā s", "laghu s", "guru s", "guru : laghu"]), ...rows];
}

/**
 * Compares the leader's pitch in the middle of each vowel, alone and without room, with the melody, in cents above Sa.
 */
function measurePitch(text: SungText): string[] {
  const part = arrange(text);
  const sound = sing(part.syllables, part.cents, LEADER);
  const rows = syllabify(text.transliteration, text).map((syllable, index) => {
    const vowel = part.syllables[index]?.segments.find((segment) => segment.kind === "vowel");
    const middle = vowel ? 0.45 * vowel.start + 0.55 * vowel.end : 0;
    const found = 1200 * Math.log2(findPitch(sound, middle) / LEADER.sa);
    const wanted = part.cents[index] ?? 0;
    return row([
      syllable.onset.join("") + syllable.vowel,
      String(wanted),
      found.toFixed(0),
      (found - wanted).toFixed(0),
    ]);
  });
  return [...head(["syllable", "wanted cents", "sung", "off by"]), ...rows];
}

/**
 * Returns the pitch in Hz around a moment: the lag between 80 and 220 Hz at which 60 ms agree best with what follows.
 */
function findPitch(sound: Float64Array, middle: number): number {
  const part = sound.subarray(Math.max(0, samplesIn(middle - 0.03)), samplesIn(middle + 0.045));
  const length = samplesIn(0.06);
  const agreement = (lag: number) => {
    let product = 0;
    let energy = 0;
    for (let i = 0; i < length; i++) {
      product += (part[i] ?? 0) * (part[i + lag] ?? 0);
      energy += (part[i + lag] ?? 0) ** 2;
    }
    return product / Math.sqrt(energy);
  };
  let best = 0;
  for (let lag = Math.floor(SAMPLE_RATE / 220); lag < SAMPLE_RATE / 80; lag++) {
    if (best === 0 || agreement(lag) > agreement(best)) best = lag;
  }
  // The maximum is interpolated by a parabola through three lags.
  const [before, at, after] = [agreement(best - 1), agreement(best), agreement(best + 1)];
  return SAMPLE_RATE / (best + (0.5 * (before - after)) / (before - 2 * at + after));
}

/** Returns the long-term average spectrum of the finished files, in dB against 400-800 Hz. */
function measureSpectrum(texts: readonly SungText[]): string[] {
  const centers = [1000, 2000, 3000, 4000, 5000, 7000];
  const rows = texts.map(({ id }) => {
    const { left, right } = decode(soundPath(FOLDERS, id));
    const spectrum = averageSpectrum(left.map((sample, i) => sample + (right[i] ?? 0)));
    const reference = bandLevel(spectrum, 400, 800);
    return row([id, ...centers.map((hz) => (bandLevel(spectrum, 0.9 * hz, 1.1 * hz) - reference).toFixed(1))]);
  });
  return [...head(["mantra", ...centers.map((hz) => `${hz / 1000} kHz`)]), ...rows];
}

/** Returns the largest sample of the first and last 10 ms of the finished files, in dBFS. */
function measureEdges(texts: readonly SungText[]): string[] {
  const edge = samplesIn(0.01);
  const rows = texts.map(({ id }) => {
    const { left } = decode(soundPath(FOLDERS, id));
    return row([id, toDecibels(left.subarray(0, edge)), toDecibels(left.subarray(left.length - edge))]);
  });
  return [...head(["mantra", "first 10 ms", "last 10 ms"]), ...rows];
}

function tabulate(texts: readonly SungText[]): string[] {
  let bytes = 0;
  const rows = texts.map(({ id }) => {
    const path = soundPath(FOLDERS, id);
    const { integrated, peak } = measureLoudness(path);
    const { size } = statSync(path);
    bytes += size;
    return row([id, probe(path).seconds.toFixed(2), integrated.toFixed(1), peak.toFixed(1), String(size)]);
  });
  return [
    ...head(["mantra", "seconds", "LUFS", "peak dBFS", "bytes"]),
    ...rows,
    row(["all", "", "", "", String(bytes)]),
  ];
}

/** Renders a text twice and compares, because the same text must give the same samples. */
function measureRepetition(text: SungText): string[] {
  return ["first", "second"].map((run) => {
    const sum = createHash("sha256")
      .update(encodeWav(renderChant(text).sound))
      .digest("hex");
    return `${run} rendering of ${text.id}: sha256 ${sum}`;
  });
}

function toDecibels(samples: Float64Array): string {
  const largest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return largest === 0 ? "silent" : (20 * Math.log10(largest)).toFixed(0);
}

function head(titles: string[]): string[] {
  return [row(titles), row(titles.map(() => "---"))];
}

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function measure(what: string | undefined, ids: readonly string[]): string[] {
  const all = readMantraTexts(FOLDERS.content);
  const texts = ids.length === 0 ? all : all.filter((text) => ids.includes(text.id));
  const one = all.find((text) => text.id === (ids[0] ?? "maha-mrityunjaya"));
  if (texts.length === 0 || !one) throw new Error(`no such mantra: ${ids.join(", ")}`);
  switch (what) {
    case "vowels":
      return measureVowels();
    case "rhythm":
      return measureRhythm(texts);
    case "pitch":
      return measurePitch(one);
    case "spectrum":
      return measureSpectrum(texts);
    case "edges":
      return measureEdges(texts);
    case "table":
      return tabulate(texts);
    case "repeat":
      return measureRepetition(one);
    default:
      throw new Error("measure what? vowels, rhythm, pitch, spectrum, edges, table or repeat");
  }
}

const [what, ...ids] = process.argv.slice(2);
console.log(measure(what, ids).join("\n"));
