import { averageSpectrum, bandLevel } from "../../dsp/spectrum.ts";
import { CEPSTRA_RATE, cepstraOf, cepstralDistance } from "../../dsp/cepstra.ts";
import { transform } from "../../dsp/fft.ts";
import { SAMPLE_RATE } from "../../dsp/sample-rate.ts";
import { harmonicsToNoise } from "./harmonicity.ts";
import { type Manner, MANNERS, type Spoken } from "./spoken.ts";

/** The centers of the bands of the average spectrum, in Hz. */
const BANDS = [1000, 2000, 3000, 4000, 5000, 7000] as const;

/** The figures of a voice: cepstral distances per 20 ms, and levels in dB. */
export interface VoiceFigures {
  movement: number;
  movementInVowels: number;
  movementRatio: number;
  secondDifference: number;
  harmonicity: number;
  harmonicityAbove2k: number;
  flatness: number;
  vowelSpread: number;
  /** The levels relative to that of the vowels. */
  levels: Record<Manner, number>;
  /** The levels at `BANDS`, relative to 400–800 Hz. */
  spectrum: number[];
}

/** So many seconds at both ends of a held vowel are left out when its steadiness is measured. */
const HELD_MARGIN = 0.06;
/** These shares of a sound at both ends are left out for its level and for the noise in it. */
const LEVEL_MARGIN = 0.2;
const NOISE_MARGIN = 0.15;

/** Measures one voice over several texts together. */
export function measureVoice(spoken: readonly Spoken[]): VoiceFigures {
  const moves = spoken.map(movementsOf);
  const all = moves.flatMap((move) => move.all);
  const moments = spoken.flatMap(({ sound, segments }) =>
    segments.filter(isVowel).flatMap(({ start, end }) => {
      const margin = NOISE_MARGIN * (end - start);
      return steps(start + margin, end - margin).map((at) => ({ sound, at }));
    }),
  );
  return {
    movement: mean(all),
    movementInVowels: mean(moves.flatMap((move) => move.held)),
    movementRatio: quantile(all, 0.95) / quantile(all, 0.5),
    secondDifference: mean(moves.flatMap((move) => move.second)),
    harmonicity: mean(moments.map(({ sound, at }) => harmonicsToNoise(sound, at))),
    harmonicityAbove2k: mean(moments.map(({ sound, at }) => harmonicsToNoise(sound, at, 2000))),
    flatness: mean(moments.map(({ sound, at }) => flatnessAt(sound, at))),
    vowelSpread: mean(spoken.map((one) => deviation(one.segments.filter(isVowel).map((vowel) => levelOf(one, vowel))))),
    levels: levelsOf(spoken),
    spectrum: spectrumOf(spoken),
  };
}

type Stretch = Spoken["segments"][number];
const isVowel = ({ manner }: Stretch) => manner === "vowel";

function movementsOf({ sound, segments }: Spoken): Record<"all" | "held" | "second", number[]> {
  const frames = cepstraOf(sound);
  const held: number[] = [];
  const all: number[] = [];
  const second: number[] = [];
  const sounding = segments.map(({ start, end }) => ({ start, end }));
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    const after = frames[index + 1];
    if (!before || !isWithin(sounding, frame.at)) continue;
    const move = cepstralDistance(frame.cepstra, before.cepstra);
    all.push(move);
    if (after) {
      const middle = frame.cepstra.map((_, k) => ((before.cepstra[k] ?? 0) + (after.cepstra[k] ?? 0)) / 2);
      second.push(2 * cepstralDistance(frame.cepstra, middle));
    }
    const isHeld = segments.some(
      (segment) =>
        isVowel(segment) && before.at >= segment.start + HELD_MARGIN && frame.at <= segment.end - HELD_MARGIN,
    );
    if (isHeld) held.push(move);
  }
  return { all, held, second };
}

/** Returns true within a sound and up to 0.2 s after it. A short closure moves as well, a silence does not. */
function isWithin(segments: readonly { start: number; end: number }[], at: number): boolean {
  return segments.some(({ start, end }) => at >= start && at <= end + 0.2);
}

/** Returns the level of the middle of a sound in dB. */
function levelOf({ sound }: Spoken, stretch: Stretch): number {
  return decibels(powerOf(sound, stretch));
}

function levelsOf(spoken: readonly Spoken[]): Record<Manner, number> {
  const level = (manner: Manner) =>
    decibels(
      mean(
        spoken.flatMap(({ sound, segments }) =>
          segments.filter((segment) => segment.manner === manner).map((segment) => powerOf(sound, segment)),
        ),
      ),
    );
  const vowels = level("vowel");
  return Object.fromEntries(MANNERS.map((manner) => [manner, level(manner) - vowels])) as Record<Manner, number>;
}

function powerOf(sound: Float64Array, { start, end }: Stretch): number {
  const margin = LEVEL_MARGIN * (end - start);
  const part = sound.subarray(Math.round((start + margin) * CEPSTRA_RATE), Math.round((end - margin) * CEPSTRA_RATE));
  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
}

/**
 * Returns the geometric against the arithmetic mean of the power between 2 and 6.5 kHz in dB. It is 0 for noise, and
 * far below for a few harmonics.
 */
function flatnessAt(sound: Float64Array, at: number): number {
  const size = 512;
  const first = Math.round(at * CEPSTRA_RATE) - size / 2;
  const re = Float64Array.from({ length: size }, (_, i) => {
    return (sound[first + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  });
  const im = new Float64Array(size);
  transform({ re, im });
  const bin = (hertz: number) => Math.round((hertz * size) / CEPSTRA_RATE);
  const powers = [...re.subarray(bin(2000), bin(6500) + 1)].map((value, k) => {
    return value ** 2 + (im[bin(2000) + k] ?? 0) ** 2 + 1e-12;
  });
  return 10 * (mean(powers.map(Math.log10)) - Math.log10(mean(powers)));
}

function spectrumOf(spoken: readonly Spoken[]): number[] {
  const whole = Float64Array.from(spoken.flatMap(({ sound }) => [...sound]));
  const spectrum = averageSpectrum(whole);
  // averageSpectrum assumes a rate of 44.1 kHz, so frequencies are scaled.
  const unit = SAMPLE_RATE / CEPSTRA_RATE;
  const reference = bandLevel(spectrum, 400 * unit, 800 * unit);
  return BANDS.map((hertz) => bandLevel(spectrum, 0.9 * hertz * unit, 1.1 * hertz * unit) - reference);
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil((to - from) / 0.02)) }, (_, index) => from + 0.02 * index);
}

const decibels = (power: number) => 10 * Math.log10(power + 1e-12);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
}
