import { isEnglish, openWordReader, type Entry } from "./entry-words.ts";
import { openPostings, type Postings } from "./postings.ts";
import { parseQuery, type QueryWord } from "./query-words.ts";

export interface Hit<Thing> {
  thing: Thing;
  score: number;
}

/** Results; `isSought` is true for the words of a text that match the query. */
export interface Hits<Thing> {
  hits: Hit<Thing>[];
  isSought: (word: string) => boolean;
}

interface SearchOptions {
  /** Most hits. */
  wanted: number;
  /** A known word has no slip, even where nothing of this index has it. */
  isKnown?: (key: string) => boolean;
}

export interface SearchIndex<Thing> {
  search: (query: string, options: SearchOptions) => Hits<Thing>;
  knows: (key: string) => boolean;
}

/** The whole title, or its beginning, is worth more than anything else. */
const wholeTitle = 1000;
const beginningOfTitle = 400;

/** The beginning of a word is worth less than the word, and one with a slip of the pen less again. */
const asBeginning = 0.7;
const asSlip = 0.5;

/** Keys that a sought word stands for. */
interface Meant {
  key: string;
  /** Beginnings of Sanskrit words, by their keys. */
  beginnings: string[];
  /** Beginning of English words, as they are spelled: by their keys, "bhur" would begin "burn". */
  spelled: string;
  /** Keys of names that a slip has turned into this one. */
  slips: string[];
}

/** Work that yields after each entry, so that other tasks can run in between. */
export type Building<Result> = Generator<void, Result>;

/** Built index of some entries. */
interface BuiltIndex<Thing> extends Pick<Vocabulary, "names" | "sanskrit"> {
  entries: readonly Entry<Thing>[];
  titles: readonly string[];
  english: Postings;
  /** English words as they are spelled, by their keys. */
  spellings: ReadonlyMap<string, readonly string[]>;
  fold: (word: string) => string;
}

/** An inverted index: key of a word -> the entries that have it. Built once, and then only read. */
export function* buildSearchIndex<Thing>(entries: readonly Entry<Thing>[]): Building<SearchIndex<Thing>> {
  const { fold, read } = openWordReader();
  const writing = { names: openPostings(), sanskrit: openPostings(), english: openPostings() };
  const titles: string[] = [];
  for (const entry of entries) {
    const words = read(entry);
    titles.push(words.title);
    writing.names.add(words.names);
    writing.sanskrit.add(words.sanskrit);
    writing.english.add(words.english);
    yield;
  }
  const names = writing.names.close();
  const sanskrit = writing.sanskrit.close();
  yield;
  const english = writing.english.close();
  yield;
  const spellings = Map.groupBy(english.keys.sorted, fold);
  return createSearch({ entries, titles, names, sanskrit, english, spellings, fold });
}

function createSearch<Thing>(index: BuiltIndex<Thing>): SearchIndex<Thing> {
  const { entries, titles, names, sanskrit, english, spellings, fold } = index;
  // Buffers of one search; kept, because to make them anew costs more than the search.
  const scores = new Float64Array(entries.length);
  const best = new Float64Array(entries.length);
  const counts = new Uint8Array(entries.length);

  const knows = (key: string) => sanskrit.keys.has(key) || spellings.has(key);

  return { search, knows };

  function search(query: string, { wanted, isKnown = knows }: SearchOptions): Hits<Thing> {
    const sought = parseQuery(query);
    const meant = sought.map((word) => meaningOf(word, { sanskrit, names, isKnown }));
    scores.fill(0);
    counts.fill(0);
    const most = meant.reduce((most, each) => Math.max(most, addScores(each)), 0);
    if (most === 0) return { hits: [], isSought: () => false };
    const asked = sought.map(({ key }) => key).join(" ");
    return { hits: findBest({ most, asked, wanted }), isSought: matcherOf(meant, fold) };
  }

  /** A word counts once for an entry, with the best of what it stands for. Tells how many words an entry has at most. */
  function addScores({ key, beginnings, spelled, slips }: Meant) {
    best.fill(0);
    for (const beginning of beginnings) sanskrit.raiseBegun(best, beginning, asBeginning);
    sanskrit.raise(best, key, 1);
    english.raiseBegun(best, spelled, asBeginning);
    for (const spelling of spellings.get(key) ?? []) english.raise(best, spelling, 1);
    for (const slip of slips) names.raise(best, slip, asSlip);
    let most = 0;
    for (let place = 0; place < best.length; place++) {
      const score = best[place] ?? 0;
      if (score === 0) continue;
      const count = (counts[place] ?? 0) + 1;
      scores[place] = (scores[place] ?? 0) + score;
      counts[place] = count;
      if (count > most) most = count;
    }
    return most;
  }

  /** Finds the best entries among those that have the most of the words. */
  function findBest({ most, asked, wanted }: { most: number; asked: string; wanted: number }) {
    const hits: Hit<Thing>[] = [];
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place];
      if (!entry || counts[place] !== most) continue;
      const score = (scores[place] ?? 0) + titleBonus(titles[place], asked);
      if (hits.length < wanted || score > worst(hits)) insert(hits, { thing: entry.thing, score }, wanted);
    }
    return hits;
  }
}

/** True for words that match. Small plain words are taken for English, as most of what is shown is. */
function matcherOf(meant: readonly Meant[], fold: (word: string) => string) {
  const whole = new Set(meant.flatMap(({ key, slips }) => [key, ...slips]));
  return (word: string) => {
    const key = fold(word);
    if (whole.has(key)) return true;
    const isBegun = isEnglish(word)
      ? ({ spelled }: Meant) => word.startsWith(spelled)
      : ({ beginnings }: Meant) => beginnings.some((beginning) => key.startsWith(beginning));
    return meant.some(isBegun);
  };
}

interface Vocabulary extends Record<"sanskrit" | "names", Postings> {
  isKnown: (key: string) => boolean;
}

/** All keys that a sought word may stand for. */
function meaningOf({ word, key }: QueryWord, { sanskrit, names, isKnown }: Vocabulary): Meant {
  // Before the next letter is typed, nobody knows whether an m is one or an anusvāra. "om" is a word, though.
  const mayBeNasal = key.endsWith("m") && key.length > 2;
  const beginnings = mayBeNasal ? [key, `${key.slice(0, -1)}n`] : [key];
  const meant: Meant = { key, beginnings, spelled: word.toLowerCase(), slips: [] };
  // A slip turns a short key into too many others.
  if (word.length < 5 || key.length < 4 || isKnown(key)) return meant;
  // A slip in the first letter is rare.
  const mayBeFirst = beginnings.every((beginning) => isEmpty(sanskrit.keys.beginningWith(beginning)));
  return { ...meant, slips: names.keys.findSlips(key, { mayBeFirst }) };
}

const isEmpty = ({ from, to }: { from: number; to: number }) => from === to;

const worst = (hits: readonly Hit<unknown>[]) => hits.at(-1)?.score ?? 0;

/** Keeps the best in their order; of those worth the same, the first of the catalogue. */
function insert<Thing>(hits: Hit<Thing>[], hit: Hit<Thing>, wanted: number) {
  const place = hits.findIndex(({ score }) => score < hit.score);
  hits.splice(place === -1 ? hits.length : place, 0, hit);
  if (hits.length > wanted) hits.pop();
}

function titleBonus(title: string | undefined, asked: string) {
  if (title === asked) return wholeTitle;
  return title?.startsWith(asked) ? beginningOfTitle : 0;
}
