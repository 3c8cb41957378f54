import type { QueryWord } from "./query-words.ts";

/** Returns the same text for keys that a script does not distinguish. */
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

/** The folds for sounds that a script does not distinguish, from the nearest reading to the widest. */
const foldsOfScripts: readonly (readonly [script: RegExp, folds: readonly Fold[]])[] = [
  [/[\u0b80-\u0bff]/, [unvoiced, unvoicedConsonants]],
  [/[\u0a00-\u0a7f]/, [withoutInnerA]],
  [/[\u0980-\u09ff\u0b00-\u0b7f]/, [withoutV]],
];

export const foldsOf = (text: string): readonly Fold[] =>
  foldsOfScripts.find(([script]) => script.test(text))?.[1] ?? [];

/** Returns true for Indic scripts other than Devanagari, which is the script of the catalogue's texts. */
const isInOtherScript = (text: string) => /[\u0980-\u0d7f]/.test(text);

/** The longest case ending has so many letters, as in சிவன் and శివుడు for Śiva. */
const longestEnding = 3;
const shortestName = 3;

/** The keys of an index: those of Sanskrit and names, and those of names alone. */
export interface Vocabulary {
  keys: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Finds further keys that a word may stand for, if it is written in a script that does not distinguish some sounds. */
export function openReadings(vocabularies: readonly Vocabulary[]) {
  const keys = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.keys]));
  const names = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.names]));
  const foldedKeys = new Map<Fold, Map<string, string[]>>();

  /** Returns all keys by the result of a fold. Few visitors need this, so it is only computed when it is needed. */
  function keysBy(fold: Fold) {
    const known = foldedKeys.get(fold) ?? Map.groupBy(keys, fold);
    foldedKeys.set(fold, known);
    return known;
  }

  /** Returns the keys that the script writes like this word; only those of names, if there are any. */
  function writtenAlike(folds: readonly Fold[], key: string) {
    const alike = folds.map((fold) => keysBy(fold).get(fold(key)) ?? []);
    const whole =
      alike.find((found) => found.some((other) => names.has(other))) ?? alike.find(({ length }) => length > 0);
    return whole ?? begunAlike(folds, key);
  }

  /**
   * Returns the keys whose beginning the script writes like this word. If a key begins with the word's own key, the
   * usual search finds it, and the result is empty.
   */
  function begunAlike(folds: readonly Fold[], key: string) {
    if ([...keys].some((other) => other.startsWith(key))) return [];
    const begun = folds.map((fold) => [...keys].filter((other) => fold(other).startsWith(fold(key))));
    return begun.find(({ length }) => length > 0) ?? [];
  }

  /** Returns the longest names of which the word consists, apart from its ending. */
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
