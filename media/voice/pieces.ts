import { syllabify } from "./syllables.ts";

/** What of each script belongs to one sung syllable. */
export interface Piece {
  sanskrit: string;
  transliteration: string;
}

/**
 * An akṣara: consonants bound by virāma and their vowel sign, or a vowel of its own; then nasal and breath marks.
 * A consonant that ends in virāma has no vowel and begins no piece.
 */
const AKSHARA = /(?:[क-हळ]्)*[क-हळ](?!्)[ा-ौॢॣ]?[ँंः]*|[अ-औॠॡ][ँंः]*|ॐ/gu;

/**
 * Cuts both texts into one piece per vowel; joined, the pieces are the texts again. Spaces, dandas, avagrahas and
 * final consonants stay with the piece before them. Throws when the scripts disagree about the number of syllables.
 */
export function cutIntoPieces(text: { sanskrit: string; transliteration: string }): Piece[] {
  const sanskrit = cutAt(
    text.sanskrit,
    [...text.sanskrit.matchAll(AKSHARA)].map((match) => match.index),
  );
  const transliteration = cutAt(
    text.transliteration,
    syllabify(text.transliteration).map((syllable) => syllable.at),
  );
  if (sanskrit.length !== transliteration.length) {
    throw new Error(`${sanskrit.length} akṣaras but ${transliteration.length} syllables: ${text.transliteration}`);
  }
  return sanskrit.map((piece, index) => ({ sanskrit: piece, transliteration: transliteration[index] ?? "" }));
}

function cutAt(text: string, starts: number[]): string[] {
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}
