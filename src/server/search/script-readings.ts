import type { QueryWord } from "./query-words.ts";

/** Maps keys that a script does not tell apart to the same text. */
type Fold = (key: string) => string;

const withoutDoubles = (key: string) => key.replaceAll(/(.)\1+/g, "$1");

/** Tamil has one letter for a stop, whether voiced or aspirated. It writes h as k, kṣ as ṭc, and both s and j as c. */
const unvoiced: Fold = (key) =>
  withoutDoubles(
    key
      .replaceAll(/[gh]/g, "k")
      .replaceAll(/[cj]/g, "s")
      .replaceAll("d", "t")
      .replaceAll(/[bf]/g, "p")
      .replaceAll(/t(?=s)/g, "k"),
  );

/** Tamil puts short vowels between consonants that Sanskrit joins. */
const unvoicedConsonants: Fold = (key) => withoutDoubles(unvoiced(key).replaceAll(/(?<=.)[aiu]/g, ""));

/** Gurmukhi rarely joins consonants, and does not show where an a is silent. */
const withoutInnerA: Fold = (key) => withoutDoubles(key.replaceAll(/(?<=.)a/g, ""));

/** Bengali and Odia have one letter for b and v. */
const withoutV: Fold = (key) => key.replaceAll("v", "b");

/** Folds for what the letters of a script leave open, from the nearest reading to the widest. */
const foldsOfScripts: readonly (readonly [script: RegExp, folds: readonly Fold[]])[] = [
  [/[\u0b80-\u0bff]/, [unvoiced, unvoicedConsonants]],
  [/[\u0a00-\u0a7f]/, [withoutInnerA]],
  [/[\u0980-\u09ff\u0b00-\u0b7f]/, [withoutV]],
];

export const foldsOf = (text: string): readonly Fold[] =>
  foldsOfScripts.find(([script]) => script.test(text))?.[1] ?? [];

/** Returns true for Indic scripts other than Devanagari, in which our texts are written. */
const isInOtherScript = (text: string) => /[\u0980-\u0d7f]/.test(text);

/** Longest case ending in letters, as in சிவன் and శివుడు for Śiva. */
const longestEnding = 3;
const shortestName = 3;

/** Keys of an index: those of Sanskrit and names, and those of names alone. */
export interface Vocabulary {
  keys: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Finds further keys that a word stands for, if it is written in a script that leaves some of its sounds open. */
export function openReadings(vocabularies: readonly Vocabulary[]) {
  const keys = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.keys]));
  const names = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.names]));
  const foldedKeys = new Map<Fold, Map<string, string[]>>();

  /** Returns all keys by what a fold makes of them. Few visitors need this, so it is computed on demand. */
  function keysBy(fold: Fold) {
    const known = foldedKeys.get(fold) ?? Map.groupBy(keys, fold);
    foldedKeys.set(fold, known);
    return known;
  }

  /** Returns keys that the script writes like this word, those of names if there are any. */
  function writtenAlike(folds: readonly Fold[], key: string) {
    const alike = folds.map((fold) => keysBy(fold).get(fold(key)) ?? []);
    const whole =
      alike.find((found) => found.some((other) => names.has(other))) ?? alike.find(({ length }) => length > 0);
    return whole ?? begunAlike(folds, key);
  }

  /**
   * Returns keys whose beginning the script writes like this word. If the word's own key begins one, the usual search
   * finds it, and nothing is returned.
   */
  function begunAlike(folds: readonly Fold[], key: string) {
    if ([...keys].some((other) => other.startsWith(key))) return [];
    const begun = folds.map((fold) => [...keys].filter((other) => fold(other).startsWith(fold(key))));
    return begun.find(({ length }) => length > 0) ?? [];
  }

  /** Returns the longest names that the word consists of, apart from its ending. */
  function namesBeforeEnding(folds: readonly Fold[], key: string) {
    for (const fold of [unchanged, ...folds]) {
      const folded = fold(key);
      const lengthWithin = (name: string) => {
        const { length } = fold(name);
        const isWithin = length >= shortestName && length < folded.length && length >= folded.length - longestEnding;
        return isWithin && folded.startsWith(fold(name)) ? length : 0;
      };
      const longest = Math.max(0, ...Array.from(names, lengthWithin));
      if (longest > 0) return [...names].filter((name) => lengthWithin(name) === longest);
    }
    return [];
  }

  return function alikeOf({ word, key }: QueryWord): readonly string[] {
    if (!isInOtherScript(word)) return [];
    const folds = foldsOf(word);
    return [...writtenAlike(folds, key), ...namesBeforeEnding(folds, key)];
  };
}

const unchanged: Fold = (key) => key;
