import type { HymnLanguage } from "#model/hymn.ts";
import type { TimedSyllable, Word, WordByWord } from "#model/mantra.ts";
import { toDevanagari } from "#model/sandhi/devanagari.ts";
import { joinCompound, type Span } from "#model/sandhi/join-words.ts";
import { lettersOnly, locateWords, spacedWords } from "./check-words.ts";
import type { WrittenWord } from "./word-table.ts";

interface WrittenText {
  words: readonly WrittenWord[];
  sanskrit: string;
  transliteration: string;
  language: HymnLanguage;
  prose?: string | undefined;
  timing?: readonly TimedSyllable[] | undefined;
}

/**
 * Builds the words of a text that has passed its checks, in both scripts, each with the syllables in which it is sung.
 */
export function buildWords(text: WrittenText): WordByWord {
  const located = locateWords(text.words, text.transliteration, text.language);
  if ("fault" in located) throw new Error(located.fault);
  const ends = text.timing && endsOf(text.timing);
  const script = scriptOf(text);
  const words = text.words.map((written, place) => {
    const span = located.spans[place];
    return { ...toWord(written, script), ...(ends && span && { syllables: syllablesIn(span, ends) }) };
  });
  if (text.prose === undefined) return { words };
  return { words, prose: { sanskrit: text.prose.replaceAll(/\S+/gu, script), transliteration: text.prose } };
}

/**
 * Returns the function that writes a word in Devanagari. Sanskrit is written by rules. In other languages the letters
 * are taken from the text, because ṛ may be a vowel or a flap there.
 */
function scriptOf({ language, sanskrit, transliteration }: WrittenText): (word: string) => string {
  if (language === "sa") return toDevanagari;
  const written = spacedWords(sanskrit);
  const byWord = new Map(spacedWords(transliteration).map((word, place) => [word, written[place] ?? ""]));
  return (word) => byWord.get(word) ?? "";
}

function toWord({ word, stem, grammar, meaning }: WrittenWord, script: (word: string) => string): Word {
  const transliteration = joinCompound(word);
  const parts = word.includes("-") ? { parts: word } : {};
  return { sanskrit: script(transliteration), transliteration, ...parts, stem, grammar, meaning };
}

/** Returns, for each syllable, how many letters have been sung when it ends. */
function endsOf(timing: readonly TimedSyllable[]) {
  let sung = 0;
  return timing.map((syllable) => (sung += lettersOnly(syllable.transliteration).length));
}

/** Returns the first and the last syllable that contain a letter of the word. */
function syllablesIn({ start, end }: Span, ends: readonly number[]): [number, number] {
  return [ends.findIndex((sung) => sung > start), ends.findIndex((sung) => sung >= end)];
}
