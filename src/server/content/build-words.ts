import type { TimedSyllable, Word, WordByWord } from "#model/mantra.ts";
import { toDevanagari } from "#model/sandhi/devanagari.ts";
import { joinCompound, type Span } from "#model/sandhi/join-words.ts";
import { lettersOnly, locateWords } from "./check-words.ts";
import type { WrittenWord } from "./word-table.ts";

interface WrittenText {
  words: readonly WrittenWord[];
  transliteration: string;
  prose?: string | undefined;
  timing?: readonly TimedSyllable[] | undefined;
}

/** The words of a text that has passed its check, in both scripts, each with the syllables in which it is sung. */
export function buildWords({ words, transliteration, prose, timing }: WrittenText): WordByWord {
  const located = locateWords(words, transliteration);
  if ("fault" in located) throw new Error(located.fault);
  const ends = timing && endsOf(timing);
  return {
    words: words.map((written, place) => {
      const span = located.spans[place];
      return { ...toWord(written), ...(ends && span && { syllables: syllablesIn(span, ends) }) };
    }),
    ...(prose !== undefined && { prose: { sanskrit: toDevanagari(prose), transliteration: prose } }),
  };
}

function toWord({ word, stem, grammar, meaning }: WrittenWord): Word {
  const transliteration = joinCompound(word);
  const parts = word.includes("-") ? { parts: word } : {};
  return { sanskrit: toDevanagari(transliteration), transliteration, ...parts, stem, grammar, meaning };
}

/** Number of letters sung by the end of each syllable. */
function endsOf(timing: readonly TimedSyllable[]) {
  let sung = 0;
  return timing.map((syllable) => (sung += lettersOnly(syllable.transliteration).length));
}

/** First and last syllable that have a letter of the word. */
function syllablesIn({ start, end }: Span, ends: readonly number[]): [number, number] {
  return [ends.findIndex((sung) => sung > start), ends.findIndex((sung) => sung >= end)];
}
