/** The lines of a verse as it is written: a line ends with its danda, which stays with it. */
export const sanskritLines = (sanskrit: string) =>
  sanskrit
    .split(/(?<=[।॥])\s*/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The same lines in Latin letters, without the bars that stand for the dandas. */
export const transliterationLines = (transliteration: string) =>
  transliteration
    .split(/\|+/)
    .map((line) => line.trim())
    .filter(Boolean);
