import { foldWord } from "#model/search-text.ts";
import type { Entry } from "./entry-words.ts";
import { foldsOf } from "./script-readings.ts";

/** Returns the key of a text as if it were one word, because many copies of a verse have no spaces. */
const joinWords = (text: string) => foldWord(text.replaceAll(/[^\p{L}\p{M}]+/gu, "")).replace(/^aum/, "om");

/** A line must have so many letters, because fewer occur in many verses by chance. */
const shortestLine = 6;

interface Line {
  /** The index of the entry in the list of entries. */
  place: number;
  verseId: string;
  key: string;
}

/** Creates a search for lines in the verses of entries, with or without spaces between their words. */
export function openLines() {
  const lines: Line[] = [];
  const foldedLines = new Map<(key: string) => string, string[]>();

  function add(place: number, { verses = [] }: Entry<unknown>) {
    for (const { id: verseId, scripts } of verses)
      for (const text of scripts) lines.push({ place, verseId, key: joinWords(text) });
  }

  function keysBy(fold: (key: string) => string) {
    const known = foldedLines.get(fold) ?? lines.map(({ key }) => fold(key));
    foldedLines.set(fold, known);
    return known;
  }

  function find(query: string): Map<number, string> {
    // A query may end before the sound that decides between m and n, as in saubhāgyam, or between gya and jñ.
    const sought = joinWords(query).replace(/(?:jn|[mn])$/, "");
    if (sought.length < shortestLine) return new Map();
    // The order is reversed so that the map keeps the first verse of each entry.
    return new Map(
      linesWith(query, sought)
        .toReversed()
        .map(({ place, verseId }) => [place, verseId]),
    );
  }

  function linesWith(query: string, sought: string) {
    const exact = lines.filter(({ key }) => key.includes(sought));
    if (exact.length > 0) return exact;
    for (const fold of foldsOf(query)) {
      const read = readAs(fold, sought);
      if (read.length > 0) return read;
    }
    return [];
  }

  function readAs(fold: (key: string) => string, sought: string) {
    const keys = keysBy(fold);
    return lines.filter((_, at) => keys[at]?.includes(fold(sought)));
  }

  return { add, find };
}
