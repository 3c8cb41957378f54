import type { FoundDeity, FoundHymn, FoundMantra, FoundPost } from "#model/found.ts";
import type { Deity } from "#model/deity.ts";
import { sectionAt, type Hymn, type HymnLanguage, type HymnVerse } from "#model/hymn.ts";
import { wholeText } from "#model/mantra.ts";
import type { Mantra } from "#model/mantra.ts";
import { isInDevanagari, type Language } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import { wordsOf } from "#model/search-text.ts";
import type { Article } from "../content/library.ts";
import type { Hit } from "./search-index.ts";
import type { DeityMantra } from "./searchable.ts";
import { beginningOf, findSnippet } from "./snippet.ts";

/** Each function returns true for the words that match one word of the query. */
type Matchers = readonly ((word: string) => boolean)[];

export interface Link {
  title: string;
  path: string;
}

/** Turns hits of one kind into results. */
export interface ShowHit<Thing, Shown> {
  toShown: (hit: Hit<Thing>, matchers: Matchers) => Shown;
  toLink: (thing: Thing) => Link;
}

/** A result without its rank among the results of all kinds. */
type Unranked<Shown> = Omit<Shown, "rank">;

export const showDeity: ShowHit<Deity, Unranked<FoundDeity>> = {
  toShown: ({ thing: { id, name, description, longDescription } }, matchers) => ({
    id,
    name,
    ...snippetOf([description, longDescription], matchers),
  }),
  toLink: ({ id, name }) => ({ title: name, path: paths.deity(id) }),
};

export const showMantra = (language: Language): ShowHit<DeityMantra, Unranked<FoundMantra>> => ({
  toShown: ({ thing: { mantra, deity } }, matchers) => ({
    id: mantra.id,
    title: mantra.title,
    deityId: deity.id,
    deityName: deity.name,
    opening: openingOf(mantra),
    ...snippetOf([mantra.meaning, writtenIn(language, mantra), ...mantra.benefits, mantra.source], matchers, [mantra]),
  }),
  toLink: ({ mantra, deity }) => ({ title: mantra.title, path: paths.chant(deity.id, mantra.id) }),
});

export const showHymn = (language: Language): ShowHit<Hymn, Unranked<FoundHymn>> => ({
  toShown({ thing, verseId }, matchers) {
    const { id, title, deity, description, introduction, verses } = thing;
    const verse = verses.find((one) => one.id === verseId) ?? bestVerse(thing, matchers);
    const isWhole = !verse || countIn(distinctWords(namesOf(thing)), matchers) === matchers.length;
    const shown = (one: HymnVerse) => [
      one.meaning,
      writtenIn(language, inBothScripts(one)),
      wholeText(one, "sanskrit"),
    ];
    const texts = isWhole
      ? [description, ...verses.flatMap(shown), introduction]
      : byMatch(shown(verse), matchers, distinctWords);
    return {
      id,
      title,
      deityName: deity.name,
      ...(!isWhole && { verse: { id: verse.id, name: verse.name, ...sectionOf(thing, verse) } }),
      ...snippetOf(texts, matchers, verses.map(inBothScripts), thing.language),
    };
  },
  toLink: ({ id, title }) => ({ title, path: paths.hymn(id) }),
});

export const showArticle: ShowHit<Article, Unranked<FoundPost>> = {
  toShown: ({ thing: { card, text } }, matchers) => ({
    slug: card.slug,
    title: card.title,
    category: card.category,
    ...snippetOf([card.excerpt, text], matchers),
  }),
  toLink: ({ card }) => ({ title: card.title, path: paths.post(card.slug) }),
};

/** Returns the section of a long hymn that contains the verse. */
function sectionOf({ sections = [], verses }: Hymn, verse: HymnVerse) {
  const section = sectionAt(sections, verses.indexOf(verse));
  return section && { section: section.id };
}

const namesOf = ({ title, sanskritTitle, deity }: Hymn) => `${title} ${sanskritTitle} ${deity.name}`;

const inBothScripts = (verse: HymnVerse) => ({
  transliteration: wholeText(verse, "transliteration"),
  sanskrit: wholeText(verse, "sanskrit"),
});

/** The different words of verses. Verses do not change, and reading their words takes longer than comparing them. */
const wordsOfVerses = new WeakMap<HymnVerse, readonly string[]>();

function wordsOfVerse(verse: HymnVerse) {
  const known = wordsOfVerses.get(verse);
  if (known) return known;
  const words = distinctWords([verse.meaning, ...Object.values(inBothScripts(verse))].join(" "));
  wordsOfVerses.set(verse, words);
  return words;
}

/** Finds the first verse with the most words of the query; undefined where the description of the hymn has as many. */
function bestVerse({ description, verses }: Hymn, matchers: Matchers): HymnVerse | undefined {
  const best = byMatch(verses, matchers, wordsOfVerse)[0];
  const count = best ? countIn(wordsOfVerse(best), matchers) : 0;
  return count > countIn(distinctWords(description), matchers) ? best : undefined;
}

/** Sorts things with the most words of the query first. */
function byMatch<Thing>(things: readonly Thing[], matchers: Matchers, toWords: (thing: Thing) => readonly string[]) {
  const counts = new Map(things.map((thing) => [thing, countIn(toWords(thing), matchers)]));
  return things.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

const distinctWords = (text: string): readonly string[] => [...new Set(Array.from(wordsOf(text), (word) => word.text))];

/** Counts the words of the query that are among some words. */
const countIn = (words: readonly string[], matchers: Matchers) =>
  matchers.filter((isMatch) => words.some(isMatch)).length;

type Verse = Pick<Mantra, "sanskrit" | "transliteration">;

/** Returns the text in the script of a language. */
const writtenIn = (language: Language, { sanskrit, transliteration }: Verse) =>
  isInDevanagari(language) ? sanskrit : transliteration;

/** Returns a snippet of the first text that has a sought word, or otherwise the beginning of the first text. */
function snippetOf(
  texts: readonly string[],
  matchers: Matchers,
  verses: readonly Verse[] = [],
  spoken: HymnLanguage = "sa",
) {
  const isVerse = true as const;
  const isSought = (word: string) => matchers.some((isMatch) => isMatch(word));
  for (const text of texts) {
    const snippet = findSnippet(text, isSought);
    if (!snippet) continue;
    if (verses.some(({ transliteration }) => text === transliteration))
      return { snippet: snippet.map((piece) => ({ ...piece, plain: toPlainRoman(piece.text, spoken) })), isVerse };
    return { snippet, ...(verses.some(({ sanskrit }) => text === sanskrit) && { isVerse }) };
  }
  return { snippet: beginningOf(texts[0] ?? "") };
}

function openingOf({ padas: [first, ...others], sanskrit }: Mantra) {
  const opening = first?.sanskrit.trim() ?? sanskrit;
  return others.length > 0 ? `${opening} …` : opening;
}
