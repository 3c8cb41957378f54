import type { TimedSyllable } from "#model/mantra.ts";

/** First and last syllable of a written word, by index. */
type WordSpan = readonly [first: number, last: number];

/** The written word in which each syllable stands: letters between two spaces or bars, which end a syllable's piece. */
export function wordsOfSyllables(timing: readonly Pick<TimedSyllable, "sanskrit">[]): WordSpan[] {
  const ends = timing.flatMap(({ sanskrit }, place) =>
    place === timing.length - 1 || /[\s।॥]$/u.test(sanskrit) ? [place] : [],
  );
  return timing.map((_, place) => {
    const last = ends.find((end) => end >= place) ?? place;
    const before = ends.findLast((end) => end < place);
    return [before === undefined ? 0 : before + 1, last];
  });
}
