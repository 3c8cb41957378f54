import type { TimedSyllable } from "#model/mantra.ts";
import type { HymnVerse } from "#model/hymn.ts";
import { followSyllables } from "../../ui/mantra/recording/sung-syllable.ts";
import { rangesOf } from "../../ui/mantra/recording/syllable-ranges.ts";
import { watchSyllable } from "../../ui/mantra/recording/watch-syllable.ts";
import { wordHighlight } from "../../ui/mantra/recording/word-highlight.ts";
import { wordsOfSyllables } from "./words-of-syllables.ts";

/** Marks the pāda, the word and the syllable that are sung in the verse inside `item`. Returns how to stop. */
export function markSungVerse(
  player: HTMLAudioElement,
  { padas }: HymnVerse,
  { item, timing }: { item: Element; timing: TimedSyllable[] },
) {
  const verse = item.querySelector("[lang$=-Deva]")?.parentElement;
  if (!verse) return;
  const stopSyllables = followSyllables(player, { padas, timing }, verse);
  const words = wordsOfSyllables(timing);
  const scripts = [
    rangesOf(
      timing.map(({ sanskrit }) => sanskrit),
      verse.querySelector("[lang$=-Deva]"),
    ),
    rangesOf(
      timing.map(({ transliteration }) => transliteration),
      verse.querySelector("[lang$=-Latn]"),
    ),
  ];
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
