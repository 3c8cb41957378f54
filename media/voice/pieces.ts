import type { SungText } from "./sung-text.ts";
import { syllabify } from "./syllables.ts";

/** The text of one sung syllable in each script. */
export interface Piece {
  sanskrit: string;
  transliteration: string;
}

/**
 * Matches an akṣara: consonants bound by virāma and their vowel sign, or a vowel without a consonant, and then nasal
 * and breath marks. A consonant that ends in virāma has no vowel and begins no piece.
 */
const AKSHARA = /(?:[क-हळ]्)*[क-हळ](?!्)[ा-ौॢॣ]?[ँंः]*|[अ-औॠॡ][ँंः]*|ॐ/gu;

/** Divides Devanagari into pieces of one vowel each. The pieces joined are the text. */
export function aksharasOf(sanskrit: string): string[] {
  return cutAt(
    sanskrit,
    [...sanskrit.matchAll(AKSHARA)].map((match) => match.index),
  );
}

/**
 * Divides both texts into one piece per sung syllable. The pieces joined are the texts again. Spaces, dandas,
 * avagrahas, final consonants and vowels that are not sung stay with the piece before them. Throws when the scripts
 * disagree about the number of syllables.
 */
export function cutIntoPieces(text: Omit<SungText, "id">): Piece[] {
  const aksharas = aksharasOf(text.sanskrit);
  const syllables = syllabify(text.transliteration, text);
  const transliteration = cutAt(
    text.transliteration,
    syllables.map((syllable) => syllable.at),
  );
  const vowels = syllables.reduce((sum, { silentSchwas }) => sum + 1 + silentSchwas, 0);
  if (aksharas.length !== vowels) {
    throw new Error(`${aksharas.length} akṣaras but ${vowels} syllables: ${text.transliteration}`);
  }
  let read = 0;
  return syllables.map(({ silentSchwas }, index) => {
    const sanskrit = aksharas.slice(read, read + 1 + silentSchwas).join("");
    read += 1 + silentSchwas;
    return { sanskrit, transliteration: transliteration[index] ?? "" };
  });
}

function cutAt(text: string, starts: number[]): string[] {
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}
