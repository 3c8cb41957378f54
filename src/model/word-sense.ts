import type { Word } from "./mantra.ts";

/** Returns the meaning of a word in its place, such as "to Shiva". The grammar begins with it: "to Shiva: dative". */
export const senseOf = ({ grammar }: Pick<Word, "grammar">): string => grammar.split(":", 1)[0] ?? grammar;

/** Returns the form of a word, such as "dative". The result is empty where the grammar names none. */
export const formOf = (word: Pick<Word, "grammar">): string =>
  word.grammar.slice(senseOf(word).length).replace(/^:\s*/, "");
