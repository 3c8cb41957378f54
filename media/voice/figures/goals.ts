import type { VoiceFigures } from "./voice-figures.ts";

/** A row of the table: the mean and spread of nine recorded persons, and the limits for the synthesized voice. */
export interface Goal {
  name: string;
  of: (figures: VoiceFigures) => number;
  people: string;
  least?: number;
  most?: number;
}

/** Distances are of liftered mel cepstra. Levels are relative to the vowels. */
export const GOALS: readonly Goal[] = [
  { name: "movement inside held vowels", of: (f) => f.movementInVowels, people: "2.4 (0.2)", least: 1.6, most: 3.5 },
  { name: "movement: 95 % over median", of: (f) => f.movementRatio, people: "2.8 (0.2)", most: 3.5 },
  { name: "movement per 20 ms", of: (f) => f.movement, people: "3.3 (0.2)", least: 2.9 },
  { name: "its second difference", of: (f) => f.secondDifference, people: "4.7 (0.3)" },
  { name: "harmonics to noise in vowels, dB", of: (f) => f.harmonicity, people: "11.7 (1.9)" },
  { name: "harmonics to noise above 2 kHz, dB", of: (f) => f.harmonicityAbove2k, people: "3.4 (1.6)", most: 6 },
  { name: "flatness 2–6.5 kHz in vowels, dB", of: (f) => f.flatness, people: "-15.1 (2.3)" },
  { name: "voiceless stops, dB", of: (f) => f.levels["voiceless stop"], people: "-28.3 (7.0)", most: -25 },
  { name: "voiced stops, dB", of: (f) => f.levels["voiced stop"], people: "-9.9 (4.2)", least: -12, most: -9 },
  { name: "approximants, dB", of: (f) => f.levels.approximant, people: "-5.1 (1.7)", least: -7, most: -5 },
  { name: "nasals, dB", of: (f) => f.levels.nasal, people: "-3.1 (2.5)" },
  { name: "sibilants, dB", of: (f) => f.levels.sibilant, people: "-11.4 (5.0)" },
  { name: "h and visarga, dB", of: (f) => f.levels.breath, people: "-12.6 (5.7)" },
  { name: "spread of vowel levels, dB", of: (f) => f.vowelSpread, people: "1.8 (0.5)", least: 1.6 },
  { name: "spectrum at 1 kHz, dB", of: (f) => f.spectrum[0] ?? 0, people: "-8.4 (3.8)" },
  { name: "spectrum at 2 kHz, dB", of: (f) => f.spectrum[1] ?? 0, people: "-15.9 (3.2)" },
  { name: "spectrum at 3 kHz, dB", of: (f) => f.spectrum[2] ?? 0, people: "-23.3 (3.6)" },
  { name: "spectrum at 4 kHz, dB", of: (f) => f.spectrum[3] ?? 0, people: "-26.0 (4.0)" },
  { name: "spectrum at 5 kHz, dB", of: (f) => f.spectrum[4] ?? 0, people: "-30.9 (6.8)" },
  { name: "spectrum at 7 kHz, dB", of: (f) => f.spectrum[5] ?? 0, people: "-36.0 (9.9)" },
];

export function isKept(
  { of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Goal,
  figures: VoiceFigures,
) {
  return of(figures) >= least && of(figures) <= most;
}
