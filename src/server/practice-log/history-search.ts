import { foldWord, wordsOf } from "#model/search-text.ts";
import type { Library } from "../content/library.ts";
import { texts } from "../texts/texts.ts";
import type { Part } from "./history.store.ts";

type Texts = Pick<Library, "chants" | "deityDetails" | "language">;

const keysOf = (text: string) => Array.from(wordsOf(text), (word) => foldWord(word.text));

/** Finds the part of a log that has all words of a text in the names of its mantra, its deity or its kind. */
export function createHistorySearch({ chants, deityDetails, language }: Texts) {
  const kinds = texts[language].kindsOfPractice;
  const readNames = () =>
    Array.from(chants, ([mantraId, { mantra, deity }]) => {
      const others = deityDetails.get(deity.id)?.otherNames ?? [];
      const names = [mantra.title, mantraId, deity.name, deity.id, ...others, kinds.chant];
      return { mantraId, keys: keysOf(names.join(" ")) };
    });
  /** The names are read at the first search. */
  let mantras: ReturnType<typeof readNames> | null = null;
  const ownKeys = keysOf(`${kinds.own} ${kinds.chant}`);
  const sittingKeys = keysOf(kinds.sitting);

  return function findPart(text: string): Part {
    const sought = keysOf(text);
    if (sought.length === 0) return { mantraIds: null, hasOwn: true, hasSittings: true };
    const isFound = (keys: readonly string[]) => sought.every((key) => keys.some((other) => other.startsWith(key)));
    mantras ??= readNames();
    const found = mantras.filter(({ keys }) => isFound(keys));
    return {
      mantraIds: found.map(({ mantraId }) => mantraId),
      hasOwn: isFound(ownKeys),
      hasSittings: isFound(sittingKeys),
    };
  };
}
