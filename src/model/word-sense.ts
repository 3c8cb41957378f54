import type { Word } from "./mantra.ts";

/** What a word says in its place: "to Shiva". Its grammar begins with that: "to Shiva: dative". */
export const senseOf = ({ grammar }: Pick<Word, "grammar">): string => grammar.split(":", 1)[0] ?? grammar;

/** The form of a word: "dative". Empty where the grammar names none. */
export const formOf = (word: Pick<Word, "grammar">): string =>
  word.grammar.slice(senseOf(word).length).replace(/^:\s*/, "");
