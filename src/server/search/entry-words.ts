import { foldWord, wordsOf } from "#model/search-text.ts";

/** The text of an entry, and how much a word in it is worth. */
interface Field {
  text: string;
  worth: number;
  /** The flag is true for English prose, in which Sanskrit is only quoted. */
  isProse?: true;
  /** The flag is true for a sentence that says what the thing is. */
  isSummary?: true;
  /** The flag is true for words that all things of this kind have. */
  isKind?: true;
}

/** A text that people know by its lines: a mantra, or a verse of a hymn. */
interface SearchableVerse {
  id: string;
  /** The text in each script. */
  scripts: readonly string[];
}

export interface Entry<Thing> {
  thing: Thing;
  title: string;
  /** Other names of the thing. Typing errors are only tolerated in these and in the title. */
  names: Field;
  /** The names that mean this thing and no other. */
  ownNames?: readonly string[];
  fields: readonly Field[];
  verses?: readonly SearchableVerse[];
}

/** These fields of an entry name the thing. */
export const nameFields = ["title", "names"];

/** A word of the title is worth so much. */
const inTitle = 60;

/** Returns the weight of a word in a field of an entry. Fields other than the names are identified by their index. */
export function worthIn({ names, fields }: Entry<unknown>, field: string): number {
  if (field === "title") return inTitle;
  return field === "names" ? names.worth : (fields[Number(field)]?.worth ?? 0);
}

/**
 * Returns the term under which the index stores an English word as it is spelled. It is also stored under its key. A
 * term without the mark is Sanskrit or a name.
 */
export const asSpelled = (word: string) => `=${word}`;
export const byWholeKey = (key: string) => `~${key}`;

/** Creates a reader of the terms of entries. It folds each word once, and collects the keys of names and Sanskrit. */
export function openTermReader() {
  const folded = new Map<string, string>();
  const vocabulary = { keys: new Set<string>(), names: new Set<string>() };

  function fold(word: string) {
    const known = folded.get(word);
    if (known !== undefined) return known;
    const key = foldWord(word);
    folded.set(word, key);
    return key;
  }

  const keysOf = (text: string) => Array.from(wordsOf(text), (word) => fold(word.text));

  function collectKeys(text: string) {
    const keys = keysOf(text);
    for (const key of keys) vocabulary.keys.add(key);
    return keys;
  }

  function collectNames(text: string) {
    const keys = collectKeys(text);
    for (const key of keys) vocabulary.names.add(key);
    return keys;
  }

  const termsOf = (text: string) =>
    Array.from(wordsOf(text), ({ text: word }) =>
      isEnglish(word) ? `${asSpelled(word)} ${byWholeKey(fold(word))}` : collectKeys(word).join(" "),
    );

  /** Returns the terms of each field, with a space between them. */
  function read({ title, names, fields }: Entry<unknown>): Record<string, string> {
    // The title is added as one word, because many people write two words as one: mahamrityunjaya.
    const asOneWord = title.replaceAll(/[^\p{L}\p{M}]+/gu, "");
    const others = fields.map(({ text, isProse }) => (isProse ? termsOf(text) : collectKeys(text)).join(" "));
    return {
      title: collectNames(`${title} ${asOneWord}`).join(" "),
      names: collectNames(names.text).join(" "),
      ...Object.fromEntries(others.entries()),
    };
  }

  return { fold, keysOf, read, vocabulary };
}

/** Returns true for a word in small plain letters, which in prose is neither a name nor Sanskrit. */
export const isEnglish = (word: string) => /^[a-z0-9]+$/.test(word);
