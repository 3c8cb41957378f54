import type { Language } from "#model/languages.ts";

/** Language of these messages, for `lang` and for Intl. */
export const language: Language = "hi";

/** Ends a sentence that is put together. */
export const fullStop = "।";

/** Writes a number with Indian groups, such as 1,08,000. Intl is asked only where there is something to group. */
export const number = (value: number) => (value < 1000 ? String(value) : value.toLocaleString(language));

/** Writes a counted noun. In Hindi 0 and 1 are singular. */
export const counted = (count: number, one: string, several: string) =>
  `${number(count)} ${count === 0 || count === 1 ? one : several}`;

/** Script in which a single Sanskrit word stands among these messages, as in `sa-Deva`. */
export const wordScript: string = "Deva";

/** True where a name says the same as a text in Devanagari beside it, but for its spelling and its ending. */
export function isAlike(name: string, text: string): true | undefined {
  const [one = "", other = ""] = [name, text].map((each) =>
    each
      .replaceAll(/[ङञणनम]्(?=[क-ह])/g, "ं")
      .replaceAll(/(.)्\1/g, "$1")
      .replaceAll(/[^\p{L}\p{M}]|ऽ|्$/gu, ""),
  );
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same > 0 && same >= Math.min(one.length, other.length) - 2 ? true : undefined;
}
