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
