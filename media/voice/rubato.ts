import { createRandom, gaussian } from "../dsp/random.ts";
import type { Breaths, SungSyllable } from "./score.ts";
import type { SungText } from "./sung-text.ts";
import { type Syllable, syllabify } from "./syllables.ts";

/**
 * The standard deviation of the length of one syllable and of a tempo that several syllables share, and the limit for
 * both together.
 */
const SYLLABLE = 0.045;
const TEMPO = 0.025;
const MOST = 0.13;

/**
 * Returns the shares by which the syllables of one text are longer or shorter than the metre has them, because no
 * reciter is a metronome. Light and heavy ones inside phrases keep their mean, so a guru still lasts twice a laghu.
 */
export function varyLengths(syllables: readonly Syllable[], breaths: Breaths, seed: number): number[] {
  const random = createRandom(seed);
  let tempo = 0;
  const shares = syllables.map(() => {
    tempo = 0.75 * tempo + 0.66 * TEMPO * gaussian(random);
    return 1 + Math.min(MOST, Math.max(-MOST, tempo + SYLLABLE * gaussian(random)));
  });
  for (const isGuru of [true, false]) {
    const alike = [...syllables.keys()].filter((index) => {
      const syllable = syllables[index];
      const isInside = syllable && !syllable.endsLine && !syllable.isOm && !syllable.isSeed && !breaths.has(index);
      return isInside && syllable.isGuru === isGuru;
    });
    const mean = alike.reduce((sum, index) => sum + (shares[index] ?? 1), 0) / alike.length;
    for (const index of alike) shares[index] = (shares[index] ?? 1) / mean;
  }
  return shares;
}

/**
 * Returns the mean seconds of heavy and of light syllables that no silence follows. Seeds and oṃ are left out, because
 * they have lengths of their own.
 */
export function meanLengths(text: SungText, sung: readonly SungSyllable[]): { guru: number; laghu: number } {
  const lengths = { guru: [] as number[], laghu: [] as number[] };
  for (const [index, syllable] of syllabify(text.transliteration, text).entries()) {
    const { start = 0, end = 0, endsPhrase = true } = sung[index] ?? {};
    if (endsPhrase || syllable.isOm || syllable.isSeed || syllable.silentSchwas > 0) continue;
    lengths[syllable.isGuru ? "guru" : "laghu"].push(end - start);
  }
  return { guru: mean(lengths.guru), laghu: mean(lengths.laghu) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns a number that depends only on the text's name (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
