import { foldWord, wordsOf } from "#model/search-text.ts";

/** A word of a query as it was typed, and its key. */
export interface QueryWord {
  word: string;
  key: string;
}

/** Most words of a query that are searched for: enough for a verse. Each of them costs time. */
const maxWords = 12;

/** Words of a query that are never searched for. */
const stopWords = new Set("a an and for from how in is of on or the to what with".split(" ").map(foldWord));

/** Returns the words of a query, each once. Stop words are left out, unless there are no others. */
export function parseQuery(query: string): QueryWord[] {
  const words = Array.from(wordsOf(query), ({ text }) => ({ word: text, key: foldWord(text) }));
  const unique = [...new Map(words.filter(({ key }) => key !== "").map((word) => [word.key, word])).values()];
  const withoutStopWords = unique.filter(({ key }) => !stopWords.has(key));
  return (withoutStopWords.length > 0 ? withoutStopWords : unique).slice(0, maxWords);
}
