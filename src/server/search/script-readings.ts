import type { QueryWord } from "./query-words.ts";

/** Returns the same text for keys that a script does not distinguish. */
type Fold = (key: string) => string;

export const unchanged: Fold = (key) => key;

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
const withoutV: Fold = (key) => key.replaceAll("v", "b").replaceAll("mb", "nb");

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
  const foldings = new Map<Fold, Folding>();

  /** Folds all keys once. Few visitors need this, so it is only computed when it is needed. */
  function foldingBy(fold: Fold) {
    const folding = foldings.get(fold) ?? foldAll(fold, keys, names);
    foldings.set(fold, folding);
    return folding;
  }

  /** Returns the keys that the script writes like this word; only those of names, if there are any. */
  function writtenAlike(folds: readonly Fold[], key: string) {
    const alike = folds.map((fold) => foldingBy(fold).keys.get(fold(key)) ?? []);
    const whole =
      alike.find((found) => found.some((other) => names.has(other))) ?? alike.find(({ length }) => length > 0);
    return whole ?? begunAlike(folds, key);
  }

  /**
   * Returns the keys whose beginning the script writes like this word. If a key begins with the word's own key, the
   * usual search finds it, and the result is empty.
   */
  function begunAlike(folds: readonly Fold[], key: string) {
    if (beginningWith(key, foldingBy(unchanged)).length > 0) return [];
    const begun = folds.map((fold) => beginningWith(fold(key), foldingBy(fold)));
    return begun.find(({ length }) => length > 0) ?? [];
  }

  /** Returns the longest names of which the word consists, apart from its ending. A name has none. */
  function namesBeforeEnding(folds: readonly Fold[], key: string) {
    if (names.has(key)) return [];
    for (const fold of [unchanged, ...folds]) {
      const folded = fold(key);
      const shortest = Math.max(shortestName, folded.length - longestEnding);
      for (let length = folded.length - 1; length >= shortest; length--) {
        const found = foldingBy(fold).names.get(folded.slice(0, length));
        if (found) return found;
      }
    }
    return [];
  }

  return function alikeOf({ word, key }: QueryWord): readonly string[] {
    if (!isInOtherScript(word)) return [];
    const folds = foldsOf(word);
    return [...writtenAlike(folds, key), ...namesBeforeEnding(folds, key)];
  };
}

/** All keys by the result of a fold, and those of names. */
interface Folding {
  keys: ReadonlyMap<string, readonly string[]>;
  names: ReadonlyMap<string, readonly string[]>;
  /** The results of the fold in order. */
  sorted: readonly string[];
}

function foldAll(fold: Fold, keys: Iterable<string>, names: Iterable<string>): Folding {
  const byFold = Map.groupBy(keys, fold);
  return { keys: byFold, names: Map.groupBy(names, fold), sorted: [...byFold.keys()].toSorted() };
}

/** Returns the keys whose fold begins with a text. */
function beginningWith(beginning: string, { keys, sorted }: Folding) {
  let [first, end] = [0, sorted.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((sorted[middle] ?? "") < beginning) first = middle + 1;
    else end = middle;
  }
  const begun = sorted.slice(first);
  const length = begun.findIndex((folded) => !folded.startsWith(beginning));
  return begun.slice(0, length < 0 ? undefined : length).flatMap((folded) => keys.get(folded) ?? []);
}
