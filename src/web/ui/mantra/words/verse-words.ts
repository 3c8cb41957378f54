import type { TimedSyllable, Word } from "#model/mantra.ts";
import { rangesInScripts } from "../recording/syllable-ranges.ts";
import { watchSyllable } from "../recording/watch-syllable.ts";
import { wordHighlight } from "../recording/word-highlight.ts";

/** The names of the highlights that words.css styles. */
const CHOSEN = "chosen-word";
const SUNG = "sung-word";

/** A tap counts for a word up to so many pixels beside it, because there is space between lines and words. */
const REACH = 20;

/** The point of the window that was tapped. */
export type TappedPoint = Pick<MouseEvent, "clientX" | "clientY">;

interface VerseWords {
  verse: HTMLElement;
  /** The player of this verse alone. */
  player: HTMLAudioElement | null;
  timing: readonly TimedSyllable[];
  words: readonly Word[];
  /** Called with the place of the word that is tapped. Absent where another component listens to taps. */
  onTap?: ((place: number) => void) | undefined;
}

/**
 * Marks words in all scripts of a verse by highlights over the text: the chosen word, and the word that is sung.
 * Without the times of a recording a verse is not divided into words.
 */
export function attachWords({ verse, player, timing, words, onTap }: VerseWords) {
  const scripts = rangesInScripts(timing, verse).map((syllables) => wordRanges(words, syllables));
  const rangesAt = (place: number) => scripts.flatMap((ranges) => ranges[place] ?? []);
  const chosen = wordHighlight(CHOSEN);
  const sung = wordHighlight(SUNG);
  const ending = new AbortController();

  function tap({ clientX, clientY }: TappedPoint) {
    if (getSelection()?.isCollapsed === false) return;
    const distances = words.map((_, word) =>
      Math.min(...rangesAt(word).map((range) => distanceTo(range, clientX, clientY))),
    );
    const nearest = Math.min(...distances);
    if (nearest <= REACH) onTap?.(distances.indexOf(nearest));
  }

  function sing(syllable: number) {
    const places = [...words.keys()].filter((place) => isSung(words[place], syllable));
    sung?.show(places.flatMap(rangesAt));
  }

  if (onTap) {
    verse.dataset["words"] = "";
    verse.addEventListener("click", tap, { signal: ending.signal });
  }
  const stopWatching = player && watchSyllable(player, timing, sing);

  return {
    choose: (place: number | null) => chosen?.show(place === null ? [] : rangesAt(place)),
    /** Answers a tap that came before the words were loaded. */
    tap,
    end() {
      ending.abort();
      stopWatching?.();
      if (onTap) delete verse.dataset["words"];
      chosen?.end();
      sung?.end();
    },
  };
}

const isSung = (word: Word | undefined, syllable: number) =>
  word?.syllables !== undefined && word.syllables[0] <= syllable && syllable <= word.syllables[1];

/** Returns the range of each word, from its first syllable to its last. */
const wordRanges = (words: readonly Word[], syllables: readonly Range[]) =>
  words.map(({ syllables: [first, last] = [-1, -1] }) => {
    const [begin, end] = [syllables[first], syllables[last]];
    if (!begin || !end) return null;
    const range = begin.cloneRange();
    range.setEnd(end.endContainer, end.endOffset);
    return range;
  });

/** Returns the pixels from a point of the window to the lines of a range; infinite where the range is not shown. */
const distanceTo = (range: Range, x: number, y: number) =>
  Math.min(
    ...[...range.getClientRects()].map(({ left, right, top, bottom }) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
    ),
  );
