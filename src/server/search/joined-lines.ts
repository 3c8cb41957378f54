import { foldWord } from "#model/search-text.ts";
import type { Entry } from "./entry-words.ts";
import { foldsOf, unchanged } from "./script-readings.ts";

/** Returns the key of a text as if it were one word, because many copies of a verse have no spaces. */
const joinWords = (text: string) => foldWord(text.replaceAll(/[^\p{L}\p{M}]+/gu, "")).replace(/^aum/, "om");

/** A line must have so many letters, because fewer occur in many verses by chance, above all across two words. */
const shortestLine = 8;
/** A line with which a text begins may be shorter. */
const shortestBeginning = 6;

interface Line {
  /** The index of the entry in the list of entries. */
  place: number;
  verseId: string;
  key: string;
  /** The flag is true for the first line of an entry. */
  isFirst: boolean;
}

/** The verse of an entry in which a line was found. */
export interface LineMatch {
  verseId: string;
  /** The flag is true where the entry begins with the line, or with Om before it. */
  isBeginning: boolean;
}

/** Creates a search for lines in the verses of entries, with or without spaces between their words. */
export function openLines() {
  const lines: Line[] = [];
  const foldedLines = new Map<(key: string) => string, string[]>();

  function add(place: number, { verses = [] }: Entry<unknown>) {
    for (const [at, { id: verseId, scripts }] of verses.entries())
      for (const text of scripts) lines.push({ place, verseId, key: joinWords(text), isFirst: at === 0 });
  }

  function keysBy(fold: (key: string) => string) {
    const known = foldedLines.get(fold) ?? lines.map(({ key }) => fold(key));
    foldedLines.set(fold, known);
    return known;
  }

  function find(query: string): Map<number, LineMatch> {
    // A query may end before the sound that decides between m and n, as in saubhāgyam, or between gya and jñ.
    const joined = joinWords(query);
    const sought = joined.replace(/(?:jn|[mn])$/, "");
    if (joined.length < shortestBeginning) return new Map();
    // The order is reversed so that the map keeps the first verse of each entry.
    return new Map(
      linesWith(query, sought)
        .toReversed()
        .map(({ place, verseId, isBeginning }) => [place, { verseId, isBeginning }]),
    );
  }

  function linesWith(query: string, sought: string) {
    for (const fold of [unchanged, ...foldsOf(query)]) {
      const read = readAs(fold, sought);
      if (read.length > 0) return read;
    }
    return [];
  }

  /** Returns the lines that contain a text. */
  function readAs(fold: (key: string) => string, sought: string) {
    const keys = keysBy(fold);
    const folded = fold(sought);
    const found: (Line & LineMatch)[] = [];
    // A catalogue has thousands of lines, so nothing is made for those without the text.
    for (const [place, line] of lines.entries()) {
      const key = keys[place] ?? "";
      const at = key.indexOf(folded);
      if (at < 0) continue;
      const isBeginning = line.isFirst && (at === 0 || /^o[mn]$/.test(key.slice(0, at)));
      if (isBeginning || sought.length >= shortestLine) found.push({ ...line, isBeginning });
    }
    return found;
  }

  return { add, find };
}
