import { foldWord, wordsOf } from "#model/search-text.ts";

/** A word of a query as it was typed, and its key. */
export interface QueryWord {
  word: string;
  key: string;
}

/** So many words of a query are searched for, which is enough for a verse. Each word costs time. */
const maxWords = 12;

/** These words of a query are never searched for. */
const stopWords = new Set("a an and for from how in is of on or the to what with".split(" ").map(foldWord));

/**
 * These Hindi words are never searched for. They are compared as they are written, because other words have the same
 * keys.
 */
const hindiStopWords = new Set(
  "का के की को में से पर ने है हैं था थे थी हो और या एक यह ये वह वे जो कि भी ही तो लिए क्या कैसे".split(" "),
);

/** Returns the words of a query, each once. Stop words are left out, unless there are no others. */
export function parseQuery(query: string): QueryWord[] {
  const words = Array.from(wordsOf(query), ({ text }) => ({ word: text, key: foldWord(text) }));
  const unique = [...new Map(words.filter(({ key }) => key !== "").map((word) => [word.key, word])).values()];
  const withoutStopWords = unique.filter(({ word, key }) => !stopWords.has(key) && !hindiStopWords.has(word));
  return (withoutStopWords.length > 0 ? withoutStopWords : unique).slice(0, maxWords);
}

/** Words for the same thing that differ by more than their spelling. */
const sameWords: readonly (readonly string[])[] = [["divali", "dipavali"]];

/** Returns the keys of the other words for the same thing. */
export const sameAs = (key: string): readonly string[] =>
  sameWords.filter((words) => words.includes(key)).flatMap((words) => words.filter((word) => word !== key));
