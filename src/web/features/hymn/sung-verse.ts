import type { TimedSyllable } from "#model/mantra.ts";
import type { HymnVerse } from "#model/hymn.ts";
import { followSyllables } from "../../ui/mantra/recording/sung-syllable.ts";
import { rangesInScripts } from "../../ui/mantra/recording/syllable-ranges.ts";
import { watchSyllable } from "../../ui/mantra/recording/watch-syllable.ts";
import { wordHighlight } from "../../ui/mantra/recording/word-highlight.ts";

/** Marks the pāda, the word and the syllable that are sung in the verse inside `item`. Returns how to stop. */
export function markSungVerse(
  player: HTMLAudioElement,
  { padas }: HymnVerse,
  { item, timing }: { item: Element; timing: TimedSyllable[] },
) {
  const verse = item.querySelector("[data-in-script]")?.parentElement;
  if (!verse) return;
  const stopSyllables = followSyllables(player, { padas, timing }, verse);
  const words = wordsOfSyllables(timing);
  const scripts = rangesInScripts(timing, verse);
  const highlight = wordHighlight("sung-word");
  const stopWords = watchSyllable(player, timing, (syllable) => {
    const word = words[syllable];
    highlight?.show(word ? scripts.flatMap((ranges) => spanOf(ranges, word) ?? []) : []);
  });
  return () => {
    stopSyllables();
    stopWords();
    highlight?.end();
  };
}

function spanOf(ranges: readonly Range[], [first, last]: readonly [first: number, last: number]): Range | null {
  const [begin, end] = [ranges[first], ranges[last]];
  if (!begin || !end) return null;
  const span = begin.cloneRange();
  span.setEnd(end.endContainer, end.endOffset);
  return span;
}

/** The first and the last syllable of a written word, by index. */
type WordSpan = readonly [first: number, last: number];

/**
 * Returns for each syllable the written word in which it stands. A word ends with a syllable whose text ends with a
 * space or a bar.
 */
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
