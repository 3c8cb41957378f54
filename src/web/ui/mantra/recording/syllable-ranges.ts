import type { TimedSyllable } from "#model/mantra.ts";
import { inScript } from "../../in-script.tsx";
import { plainPieces } from "./plain-pieces.ts";

interface Letter {
  node: Text;
  offset: number;
  /** The offset after the letter and its accent. */
  end: number;
}

/**
 * Matches what is no letter. Bengali writes y with a dot within a word, so a piece may have one sign less than the
 * text.
 */
const NO_LETTER = /[\s|।॥\u09bc]/g;
/**
 * Matches the accents that the page shows on letters of IAST and that the pieces of a recording lack, and the dot of
 * the Bengali y.
 */
const ACCENT = /[\u0300\u0301\u09bc]/;

/** Returns where each syllable stands in the Sanskrit, plain letters and IAST, which follow one another in a verse. */
export function rangesInScripts(timing: readonly TimedSyllable[], verse: Element): Range[][] {
  const [sanskrit, plain, iast] = verse.children;
  const syllables = timing.map(({ transliteration }) => transliteration);
  return [
    rangesOf(
      timing.map((syllable) => inScript(syllable.sanskrit)),
      sanskrit,
    ),
    rangesOf(plainPieces(syllables, plain?.textContent ?? ""), plain),
    rangesOf(syllables, iast),
  ];
}

/**
 * Returns where each piece stands in the text. Spaces and bars are ignored on both sides, because a page may break a
 * line anywhere.
 */
function rangesOf(pieces: readonly string[], text: Element | undefined): Range[] {
  const letters = text ? lettersOf(text) : [];
  let next = 0;
  return pieces.flatMap((piece) => {
    const first = letters[next];
    next += piece.replace(NO_LETTER, "").length;
    const last = letters[next - 1];
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.end);
    return [range];
  });
}

function lettersOf(text: Element): Letter[] {
  const letters: Letter[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text; // The walker only returns text nodes.
    for (let offset = 0; offset < node.data.length; offset++) {
      const sign = node.data.charAt(offset);
      const last = letters.at(-1);
      if (ACCENT.test(sign) && last) last.end = offset + 1;
      else if (sign.replace(NO_LETTER, "")) letters.push({ node, offset, end: offset + 1 });
    }
  }
  return letters;
}
