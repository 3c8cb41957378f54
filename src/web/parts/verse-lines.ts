/** Lines of a verse in Devanagari: a line ends with its danda, which stays in it. */
export const sanskritLines = (sanskrit: string) =>
  sanskrit
    .split(/(?<=[।॥])\s*/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines of a verse in transliteration, without the bars that stand for the dandas. */
export const transliterationLines = (transliteration: string) =>
  transliteration
    .split(/\|+/)
    .map((line) => line.trim())
    .filter(Boolean);
