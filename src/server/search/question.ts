import { foldWord, wordsOf } from "#model/search-text.ts";

/** A word that somebody has typed, and its key. */
export interface Sought {
  word: string;
  key: string;
}

/** Enough for a verse; each of them costs time. */
const mostWords = 12;

/** Said in a question, but not what is sought. */
const unspoken = new Set("a an and for from how in is of on or the to what with".split(" ").map(foldWord));

/** Each word once. Small words are left out, unless there are no others. */
export function readQuestion(question: string): Sought[] {
  const words = Array.from(wordsOf(question), ({ text }) => ({ word: text, key: foldWord(text) }));
  const unique = [...new Map(words.filter(({ key }) => key !== "").map((sought) => [sought.key, sought])).values()];
  const spoken = unique.filter(({ key }) => !unspoken.has(key));
  return (spoken.length > 0 ? spoken : unique).slice(0, mostWords);
}
