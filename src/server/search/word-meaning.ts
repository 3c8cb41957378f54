import type MiniSearch from "minisearch";
import { fold, isEnglish, nameFields } from "./entry-words.ts";
import type { QueryWord } from "./query-words.ts";

/** The keys for which a sought word may stand. */
export interface Meant {
  key: string;
  /** The beginnings of Sanskrit words, by their keys. */
  beginnings: string[];
  /** The beginning of English words as it is spelled. By its key, "bhur" would find "burn". */
  spelled: string;
  /** The keys that the script of the word writes in the same way. */
  alike: readonly string[];
  /** The keys of names from which one typing error may have made this key. */
  slips: string[];
}

/** Facts about words that this index does not know. */
export interface WordLookup {
  /** Returns true for a known word. It counts as typed correctly, even if this index does not have it. */
  isKnown: (key: string) => boolean;
  /** Returns true for a word of a name. */
  isName: (key: string) => boolean;
  alikeOf: (word: QueryWord) => readonly string[];
}

/** Returns all keys that a sought word may stand for. */
export function meaningOf(
  sought: QueryWord,
  index: MiniSearch,
  { isKnown, alikeOf }: Pick<WordLookup, "isKnown" | "alikeOf">,
): Meant {
  const { word, key } = sought;
  // Until the next letter is typed, an m may be the letter or an anusvāra. Only "om" is already a word.
  const mayBeNasal = key.endsWith("m") && key.length > 2;
  const beginnings = mayBeNasal ? [key, `${key.slice(0, -1)}n`] : [key];
  const meant: Meant = { key, beginnings, spelled: word.toLowerCase(), alike: alikeOf(sought), slips: [] };
  // Too many words are one typing error away from a short key.
  if (word.length < 5 || key.length < 4 || meant.alike.length > 0 || isKnown(key)) return meant;
  // A typing error in the first letter is rare, so it is considered only if no word has this beginning.
  const mayBeFirst = index.search({ queries: beginnings, prefix: true }).length === 0;
  return { ...meant, slips: findSlips(index, key, { mayBeFirst }) };
}

/**
 * Returns the function that tells which words match. A word in plain lower-case letters is taken for English, as most
 * displayed words are.
 */
export function matcherOf({ key, beginnings, spelled, alike, slips }: Meant) {
  const whole = new Set([key, ...alike, ...slips]);
  return (word: string) => {
    const other = fold(word);
    if (whole.has(other)) return true;
    return isEnglish(word) ? word.startsWith(spelled) : beginnings.some((beginning) => other.startsWith(beginning));
  };
}

/**
 * Returns the keys of names from which one typing error may have made this key. MiniSearch counts two exchanged letters
 * as two edits.
 */
export function findSlips(index: MiniSearch, key: string, { mayBeFirst }: { mayBeFirst: boolean }): string[] {
  const near = index.search(key, { fields: nameFields, fuzzy: 2 }).flatMap(({ terms }) => terms);
  return [...new Set(near)].filter((other) => (mayBeFirst || other[0] === key[0]) && isOneSlipAway(other, key));
}

/** Returns true if one more, missing or different letter, or two exchanged ones, turn one word into the other. */
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
