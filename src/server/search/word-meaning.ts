import type MiniSearch from "minisearch";
import { isEnglish, nameFields } from "./entry-words.ts";
import type { QueryWord } from "./query-words.ts";

/** Keys that a sought word stands for. */
export interface Meant {
  key: string;
  /** Beginnings of Sanskrit words, by their keys. */
  beginnings: string[];
  /** Beginning of English words, as they are spelled: by their keys, "bhur" would begin "burn". */
  spelled: string;
  /** Keys that are written alike in the script of the word. */
  alike: readonly string[];
  /** Keys of names that a slip has turned into this one. */
  slips: string[];
}

/** What is known of a word beyond this index. */
export interface WordLookup {
  /** A known word has no slip, even where nothing of this index has it. */
  isKnown: (key: string) => boolean;
  alikeOf: (word: QueryWord) => readonly string[];
}

/** All keys that a sought word may stand for. */
export function meaningOf(sought: QueryWord, index: MiniSearch, { isKnown, alikeOf }: WordLookup): Meant {
  const { word, key } = sought;
  // Before the next letter is typed, nobody knows whether an m is one or an anusvāra. "om" is a word, though.
  const mayBeNasal = key.endsWith("m") && key.length > 2;
  const beginnings = mayBeNasal ? [key, `${key.slice(0, -1)}n`] : [key];
  const meant: Meant = { key, beginnings, spelled: word.toLowerCase(), alike: alikeOf(sought), slips: [] };
  // A slip turns a short key into too many others.
  if (word.length < 5 || key.length < 4 || meant.alike.length > 0 || isKnown(key)) return meant;
  // A slip in the first letter is rare.
  const mayBeFirst = index.search({ queries: beginnings, prefix: true }).length === 0;
  return { ...meant, slips: findSlips(index, key, { mayBeFirst }) };
}

/** True for words that match. Small plain words are taken for English, as most of what is shown is. */
export function matcherOf({ key, beginnings, spelled, alike, slips }: Meant, fold: (word: string) => string) {
  const whole = new Set([key, ...alike, ...slips]);
  return (word: string) => {
    const other = fold(word);
    if (whole.has(other)) return true;
    return isEnglish(word) ? word.startsWith(spelled) : beginnings.some((beginning) => other.startsWith(beginning));
  };
}

/** Keys of names that a slip of the pen may have turned into this one. MiniSearch counts two letters exchanged as two edits. */
export function findSlips(index: MiniSearch, key: string, { mayBeFirst }: { mayBeFirst: boolean }): string[] {
  const near = index.search(key, { fields: nameFields, fuzzy: 2 }).flatMap(({ terms }) => terms);
  return [...new Set(near)].filter((other) => (mayBeFirst || other[0] === key[0]) && isOneSlipAway(other, key));
}

/** True where one letter more, less, other, or two exchanged make the one word of the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const areExchanged = a[start] === b[start + 1] && a[start + 1] === b[start];
  return rest(a, 1) === rest(b, 1) || (areExchanged && rest(a, 2) === rest(b, 2));
}
