import type { TimedSyllable, Word } from "#model/mantra.ts";
import { wordHighlight } from "../recording/word-highlight.ts";
import { rangesInScripts } from "../recording/syllable-ranges.ts";
import { watchSyllable } from "../recording/watch-syllable.ts";

/** Names of the highlights that words.css styles. */
const CHOSEN = "chosen-word";
const SUNG = "sung-word";

interface VerseWords {
  verse: HTMLElement;
  /** Player of this verse alone. */
  player: HTMLAudioElement | null;
  timing: readonly TimedSyllable[];
  words: readonly Word[];
  onTap: (place: number) => void;
}

/**
 * Marks words in both scripts of a verse, by highlights laid over the text: the chosen one, and the one being sung. A tap
 * on a word tells its place instead of playing from there. Without a recording a verse is not divided into words.
 */
export function attachWords({ verse, player, timing, words, onTap }: VerseWords) {
  const scripts = rangesInScripts(timing, verse).map((syllables) => wordRanges(words, syllables));
  const rangesAt = (place: number) => scripts.flatMap((ranges) => ranges[place] ?? []);
  const chosen = wordHighlight(CHOSEN);
  const sung = wordHighlight(SUNG);
  const ending = new AbortController();

  function tap({ clientX, clientY }: MouseEvent) {
    if (getSelection()?.isCollapsed === false) return;
    const place = words.findIndex((_, word) => rangesAt(word).some((range) => isOver(range, clientX, clientY)));
    if (place >= 0) onTap(place);
  }

  function sing(syllable: number) {
    const places = [...words.keys()].filter((place) => isSung(words[place], syllable));
    sung?.show(places.flatMap(rangesAt));
  }

  verse.dataset["words"] = "";
  verse.addEventListener("click", tap, { signal: ending.signal });
  const stopWatching = player && watchSyllable(player, timing, sing);

  return {
    choose: (place: number | null) => chosen?.show(place === null ? [] : rangesAt(place)),
    end() {
      ending.abort();
      stopWatching?.();
      delete verse.dataset["words"];
      chosen?.end();
      sung?.end();
    },
  };
}

const isSung = (word: Word | undefined, syllable: number) =>
  word?.syllables !== undefined && word.syllables[0] <= syllable && syllable <= word.syllables[1];

/** Range of each word, from its first syllable to its last. */
const wordRanges = (words: readonly Word[], syllables: readonly Range[]) =>
  words.map(({ syllables: [first, last] = [-1, -1] }) => {
    const [begin, end] = [syllables[first], syllables[last]];
    if (!begin || !end) return null;
    const range = begin.cloneRange();
    range.setEnd(end.endContainer, end.endOffset);
    return range;
  });

const isOver = (range: Range, x: number, y: number) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
