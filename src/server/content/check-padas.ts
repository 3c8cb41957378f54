/** A verse in both scripts, with a line for each pāda. */
export interface WrittenVerse {
  sanskrit: readonly string[];
  transliteration: readonly string[];
}

/** Finds places where one script ends a pāda and the other does not. */
export function findPadaFaults({ sanskrit, transliteration }: WrittenVerse): string[] {
  if (sanskrit.length !== transliteration.length)
    return [`sanskrit has ${sanskrit.length} lines, but transliteration ${transliteration.length}: one for each pāda`];
  return sanskrit.flatMap((pada, place) => {
    const latin = transliteration[place] ?? "";
    const line = `line ${place + 1} of sanskrit and of transliteration`;
    if (dandasOf(pada) !== latin.match(/\|/g)?.length) return [`${line} must end with the same danda`];
    return pada.endsWith(" ") === latin.endsWith(" ") ? [] : [`${line} must both end with a hyphen, or neither`];
  });
}

/** Counts the bars in the dandas of a line; the result is undefined where there are none. */
const dandasOf = (pada: string) => pada.match(/[।॥]/g)?.reduce((bars, danda) => bars + (danda === "॥" ? 2 : 1), 0);
