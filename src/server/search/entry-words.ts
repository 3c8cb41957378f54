import { foldWord, wordsOf } from "#model/search-text.ts";

/** Text of one thing that can be found, with what a word of it is worth. */
export interface Field {
  text: string;
  worth: number;
  /** English, in which Sanskrit is only quoted. */
  isProse?: true;
}

export interface Entry<Thing> {
  thing: Thing;
  title: string;
  /** Other names of the thing. Only they and the title are found in spite of a slip. */
  names: Field;
  fields: readonly Field[];
}

/** Words of an entry with what each is worth. */
export interface EntryWords {
  /** Title, by keys in their order. */
  title: string;
  /** Keys of title and names. */
  names: Map<string, number>;
  /** Keys of title, names, and all that is Sanskrit. */
  sanskrit: Map<string, number>;
  /** English words, spelled as they are. */
  english: Map<string, number>;
}

/** Weight of a word of the title. */
const inTitle = 60;

/** Reads the words of entries; folds each word once. */
export function openWordReader() {
  const keys = new Map<string, string>();

  function fold(word: string) {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = foldWord(word);
    keys.set(word, key);
    return key;
  }

  function read({ title, names, fields }: Entry<unknown>): EntryWords {
    // Many write two words as one: mahamrityunjaya.
    const asOneWord = title.replaceAll(/[^\p{L}\p{M}]+/gu, "");
    const inNames = new Map<string, number>();
    for (const { text, worth } of [{ text: `${title} ${asOneWord}`, worth: inTitle }, names])
      for (const word of wordsOf(text)) raise(inNames, fold(word.text), worth);
    const sanskrit = new Map(inNames);
    const english = new Map<string, number>();
    for (const { text, worth, isProse } of fields) {
      for (const { text: word } of wordsOf(text)) {
        if (isProse && isEnglish(word)) raise(english, word, worth);
        else raise(sanskrit, fold(word), worth);
      }
    }
    return { title: Array.from(wordsOf(title), ({ text }) => fold(text)).join(" "), names: inNames, sanskrit, english };
  }

  return { fold, read };
}

/** A word of prose that is no name and no Sanskrit: all in small plain letters. */
export const isEnglish = (word: string) => /^[a-z0-9]+$/.test(word);

function raise(worths: Map<string, number>, key: string, worth: number) {
  if (key !== "" && (worths.get(key) ?? 0) < worth) worths.set(key, worth);
}
