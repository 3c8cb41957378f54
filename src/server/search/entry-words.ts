import { foldWord, wordsOf } from "#model/search-text.ts";

/** Text of one thing that can be found, with what a word of it is worth. */
interface Field {
  text: string;
  worth: number;
  /** English, in which Sanskrit is only quoted. */
  isProse?: true;
}

export interface Entry<Thing> {
  thing: Thing;
  title: string;
  /** Other names of the thing. A slip of the pen is forgiven in them and in the title only. */
  names: Field;
  fields: readonly Field[];
}

/** Fields of an entry that name the thing. */
export const nameFields = ["title", "names"];

/** Weight of a word of the title. */
const inTitle = 60;

/** Weight of a word in a field of an entry. The fields beside the names are called by their place in the list. */
export function worthIn({ names, fields }: Entry<unknown>, field: string): number {
  if (field === "title") return inTitle;
  return field === "names" ? names.worth : (fields[Number(field)]?.worth ?? 0);
}

/** Terms under which the index keeps an English word: as it is spelled, and by its key. A key alone is Sanskrit or a name. */
export const asSpelled = (word: string) => `=${word}`;
export const byWholeKey = (key: string) => `~${key}`;

/** Reads the terms of entries; folds each word once. */
export function openTermReader() {
  const keys = new Map<string, string>();

  function fold(word: string) {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = foldWord(word);
    keys.set(word, key);
    return key;
  }

  const keysOf = (text: string) => Array.from(wordsOf(text), (word) => fold(word.text));

  const termsOf = (text: string) =>
    Array.from(wordsOf(text), ({ text: word }) =>
      isEnglish(word) ? `${asSpelled(word)} ${byWholeKey(fold(word))}` : fold(word),
    );

  /** Terms of each field, with a space between them. */
  function read({ title, names, fields }: Entry<unknown>): Record<string, string> {
    // Many write two words as one: mahamrityunjaya.
    const asOneWord = title.replaceAll(/[^\p{L}\p{M}]+/gu, "");
    const others = fields.map(({ text, isProse }) => (isProse ? termsOf(text) : keysOf(text)).join(" "));
    return {
      title: keysOf(`${title} ${asOneWord}`).join(" "),
      names: keysOf(names.text).join(" "),
      ...Object.fromEntries(others.entries()),
    };
  }

  return { fold, keysOf, read };
}

/** A word of prose that is no name and no Sanskrit: all in small plain letters. */
export const isEnglish = (word: string) => /^[a-z0-9]+$/.test(word);
