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

/** What a search needs of an entry whose texts are in the index. The texts are large, so they are not kept. */
export interface IndexedEntry<Thing> extends Pick<Entry<Thing>, "thing"> {
  /** The keys of the title and of each own name. */
  title: readonly string[];
  ownNames: readonly (readonly string[])[];
  names: Omit<Field, "text">;
  fields: readonly Omit<Field, "text">[];
}

export const toIndexed = <Thing>({
  thing,
  title,
  ownNames = [],
  names,
  fields,
}: Entry<Thing>): IndexedEntry<Thing> => ({
  thing,
  title: keysOf(title),
  ownNames: ownNames.map(keysOf),
  names: withoutText(names),
  fields: fields.map(withoutText),
});

const withoutText = ({ text: _text, ...field }: Field) => field;

/** These fields of an entry name the thing. */
export const nameFields = ["title", "names"];

/** A word of the title is worth so much. */
const inTitle = 60;

/** Returns the weight of a word in a field of an entry. Fields other than the names are identified by their index. */
export function worthIn({ names, fields }: IndexedEntry<unknown>, field: string): number {
  if (field === "title") return inTitle;
  return field === "names" ? names.worth : (fields[Number(field)]?.worth ?? 0);
}

/**
 * Returns the term under which the index stores an English word as it is spelled. It is stored under its key too, if
 * that is another. A term without a mark is Sanskrit or a name.
 */
export const asSpelled = (word: string) => `=${word}`;
const asKey = (key: string) => `~${key}`;
/** Returns the terms of whole words with a key: of Sanskrit words and names, and of English words. */
export const termsWith = (key: string) => [key, asKey(key), asSpelled(key)];

/** The keys of the words of the catalogue. The texts of all languages share many. */
const folded = new Map<string, string>();

/** Returns the search key of a word of the catalogue, which is made once. */
export function fold(word: string) {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const key = foldWord(word);
  folded.set(word, key);
  return key;
}

/** Creates a reader of the terms of entries. It collects the keys of names and Sanskrit. */
export function openTermReader() {
  const vocabulary = { keys: new Set<string>(), names: new Set<string>() };

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
      isEnglish(word) ? englishTermsOf(word).join(" ") : collectKeys(word).join(" "),
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

  return { read, vocabulary };
}

const keysOf = (text: string) => Array.from(wordsOf(text), (word) => fold(word.text));

function englishTermsOf(word: string) {
  const key = fold(word);
  return key === word ? [asSpelled(word)] : [asSpelled(word), asKey(key)];
}

/** Returns true for a word in small plain letters, which in prose is neither a name nor Sanskrit. */
export const isEnglish = (word: string) => /^[a-z0-9]+$/.test(word);
