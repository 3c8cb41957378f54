import type { QueryWord } from "./query-words.ts";

/** Makes one of all keys that a script does not tell apart. */
type Fold = (key: string) => string;

const withoutDoubles = (key: string) => key.replaceAll(/(.)\1+/g, "$1");

/** Tamil has one letter for a stop, be it voiced or breathed; it writes h as k, kṣ as ṭc, and both s and j as c. */
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

/** Gurmukhi rarely joins consonants, and does not say where an a is silent. */
const withoutInnerA: Fold = (key) => withoutDoubles(key.replaceAll(/(?<=.)a/g, ""));

/** Bengali and Odia have one letter for b and v. */
const withoutV: Fold = (key) => key.replaceAll("v", "b");

/** What the letters of a script leave open, from the nearest reading to the widest. */
const foldsOfScripts: readonly (readonly [script: RegExp, folds: readonly Fold[]])[] = [
  [/[\u0b80-\u0bff]/, [unvoiced, unvoicedConsonants]],
  [/[\u0a00-\u0a7f]/, [withoutInnerA]],
  [/[\u0980-\u09ff\u0b00-\u0b7f]/, [withoutV]],
];

export const foldsOf = (text: string): readonly Fold[] =>
  foldsOfScripts.find(([script]) => script.test(text))?.[1] ?? [];

/** Indic scripts but Devanagari, in which our texts are written. */
const isInOtherScript = (text: string) => /[\u0980-\u0d7f]/.test(text);

/** Length of a case ending in letters, at most: சிவன் and శివుడు are Śiva. */
const longestEnding = 3;
const shortestName = 3;

/** Keys of an index: those of Sanskrit and names, and those of names alone. */
export interface Vocabulary {
  keys: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Finds the keys that a word stands for beside its own, if it is written in a script that leaves some of its sounds open. */
export function openReadings(vocabularies: readonly Vocabulary[]) {
  const keys = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.keys]));
  const names = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.names]));
  const foldedKeys = new Map<Fold, Map<string, string[]>>();

  /** All keys by what a fold makes of them. Few visitors need one, so it is made when it is asked for. */
  function keysBy(fold: Fold) {
    const known = foldedKeys.get(fold) ?? Map.groupBy(keys, fold);
    foldedKeys.set(fold, known);
    return known;
  }

  /** Keys that the script writes like this word; those of names where there are any. */
  function writtenAlike(folds: readonly Fold[], key: string) {
    const alike = folds.map((fold) => keysBy(fold).get(fold(key)) ?? []);
    const whole =
      alike.find((found) => found.some((other) => names.has(other))) ?? alike.find(({ length }) => length > 0);
    return whole ?? begunAlike(folds, key);
  }

  /** Beginnings of the key itself are found as those of any word. */
  function begunAlike(folds: readonly Fold[], key: string) {
    if ([...keys].some((other) => other.startsWith(key))) return [];
    const begun = folds.map((fold) => [...keys].filter((other) => fold(other).startsWith(fold(key))));
    return begun.find(({ length }) => length > 0) ?? [];
  }

  /** The longest names that the word consists of, but for its ending. */
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
