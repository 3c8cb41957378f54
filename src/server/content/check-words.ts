import { joinCompound, joinWords, type Joined, type PlainWord, type Span } from "#model/sandhi/join-words.ts";
import { mainLanguage, type Language } from "#model/languages.ts";
import type { HymnLanguage } from "#model/hymn.ts";
import type { WrittenWord } from "./word-table.ts";

export interface WordedVerse {
  transliteration: readonly string[];
  words?: Record<Language, readonly WrittenWord[]> | undefined;
  prose?: string | undefined;
}

/**
 * Finds faults in the words of a text. Joined by the rules of the language, they must be the text, and the prose must
 * contain all of them.
 */
export function findWordFaults({ transliteration, words, prose }: WordedVerse, language: HymnLanguage): string[] {
  if (!words) return prose === undefined ? [] : ["prose needs words"];
  const found = locateWords(words[mainLanguage], transliteration.join(""), language);
  const faults = "fault" in found ? [found.fault] : [];
  const wanted = sortedWords(words[mainLanguage].map(({ word }) => joinCompound(word)));
  if (prose !== undefined && sortedWords(prose.split(" ")).join() !== wanted.join())
    faults.push("prose must have exactly the words of the text, each as before a pause");
  return faults;
}

const sortedWords = (words: readonly string[]) => words.toSorted((a, b) => (a < b ? -1 : 1));

/** The places of the words among the letters of the text, or a sentence about where the two differ. */
export type Located = { spans: Span[] } | { fault: string };

/**
 * Locates the words in the text. In Sanskrit sandhi joins them; in the living languages a space stands between them.
 */
export const locateWords = (words: readonly PlainWord[], transliteration: string, language: HymnLanguage): Located =>
  language === "sa" ? locateJoined(words, transliteration) : locateSpaced(words, transliteration);

/** Locates words that are written with spaces between them. Each must equal the word in its place. */
function locateSpaced(words: readonly PlainWord[], transliteration: string): Located {
  const written = spacedWords(transliteration);
  const spans: Span[] = [];
  for (const [place, text] of written.entries()) {
    const { word, licence } = words[place] ?? {};
    if (word === undefined) return { fault: `words end before "${text}", word ${place + 1} of the text` };
    const joined = joinCompound(word);
    if (joined !== text) return { fault: `word ${place + 1} is "${joined}", but the text has "${text}"` };
    if (licence !== undefined) return { fault: `word ${place + 1} has ${licence}, but only Sanskrit has sandhi` };
    const start = spans.at(-1)?.end ?? 0;
    spans.push({ start, end: start + text.length });
  }
  return endedAt(spans, words);
}

/** Splits a text in either script by spaces and dandas. */
export const spacedWords = (text: string) => text.split(/[\s|।॥]+/u).filter((word) => word !== "");

/** Locates words that sandhi joins from danda to danda. */
function locateJoined(words: readonly PlainWord[], transliteration: string): Located {
  const spans: Span[] = [];
  let length = 0;
  for (const breath of breathsOf(transliteration)) {
    const rest = words.slice(spans.length);
    const found = joinBreath(rest, breath);
    if (!found) return { fault: describe(rest, breath) };
    for (const { start, end } of found.spans) spans.push({ start: start + length, end: end + length });
    length += breath.length;
  }
  return endedAt(spans, words);
}

const endedAt = (spans: Span[], words: readonly PlainWord[]): Located =>
  spans.length === words.length
    ? { spans }
    : { fault: `words go on after the end of the text with "${words[spans.length]?.word}"` };

/**
 * Joins words from the first on until they equal a breath, which is the text between two dandas. The result is null
 * where no number of words does.
 */
function joinBreath(words: readonly PlainWord[], breath: string): Joined | null {
  let letters = 0;
  for (const [place, { word }] of words.entries()) {
    const count = place + 1;
    letters += word.length;
    // Sandhi adds at most two letters to a word, so fewer words cannot make up the breath.
    if (letters + 2 * count < breath.length) continue;
    const joined = joinWords(words.slice(0, count));
    if (joined.text === breath) return joined;
  }
  return null;
}

/** Splits a text at its dandas, which are pauses, and keeps only letters. */
const breathsOf = (transliteration: string) =>
  transliteration
    .split(/\|+/)
    .map(lettersOnly)
    .filter((breath) => breath !== "");

export const lettersOnly = (transliteration: string) => transliteration.toLowerCase().replaceAll(/[\s|,.;-]/g, "");

/** Describes where the words first differ from the text. */
function describe(words: readonly PlainWord[], breath: string) {
  const joined = words.map((_, place) => joinWords(words.slice(0, place + 1)).text);
  const agreeing = joined.map((text) => agreement(text, breath));
  const best = joined[agreeing.indexOf(Math.max(...agreeing))] ?? "";
  const from = Math.max(0, agreement(best, breath) - 6);
  const part = (text: string) => text.slice(from, from + 20);
  return `words join to "…${part(best)}", but the text has "…${part(breath)}"`;
}

function agreement(text: string, other: string) {
  const differing = [...text].findIndex((letter, place) => letter !== other[place]);
  return differing === -1 ? text.length : differing;
}
