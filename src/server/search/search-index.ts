import { foldWord, wordsOf } from "#model/search-text.ts";
import type { KeyList } from "./key-list.ts";
import { openPostings } from "./postings.ts";
import { readQuestion, type Sought } from "./question.ts";

/** Texts of one thing that can be found, each with what a word of it is worth. */
export interface Field {
  text: string;
  worth: number;
}

export interface Entry<Thing> {
  thing: Thing;
  title: string;
  fields: readonly Field[];
}

export interface Hit<Thing> {
  thing: Thing;
  score: number;
}

/** What was found, and how to tell the words that were sought from those beside them. */
export interface Hits<Thing> {
  hits: Hit<Thing>[];
  isSought: (word: string) => boolean;
}

/** The best of them, as many as are wanted. */
export type Search<Thing> = (question: string, wanted: number) => Hits<Thing>;

/** What a word of the title is worth; the whole title, or its beginning, is worth more than anything else. */
const inTitle = 60;
const wholeTitle = 1000;
const beginningOfTitle = 400;

/** The beginning of a word is worth less than the word, and one with a slip of the pen less again. */
const asBeginning = 0.7;
const asSlip = 0.5;

/** What a sought word stands for: all keys with these beginnings, and those at these places. */
interface Meant {
  key: string;
  beginnings: string[];
  slips: number[];
}

/** Work done entry by entry, so that others may have their turn in between. */
export type Making<Made> = Generator<void, Made>;

/** An inverted index: key of a word -> the entries that have it. Made once, and then only read. */
export function* makeSearchIndex<Thing>(entries: readonly Entry<Thing>[]): Making<Search<Thing>> {
  const keys = new Map<string, string>();
  const writing = openPostings();
  const titles: string[] = [];
  for (const entry of entries) {
    titles.push(Array.from(wordsOf(entry.title), ({ text }) => fold(text)).join(" "));
    writing.add(worthsIn(entry));
    yield;
  }
  const postings = writing.close();
  const { sorted, beginningWith } = postings.keys;

  // Of one search each; kept, because to make them anew costs more than the search.
  const scores = new Float64Array(entries.length);
  const best = new Float64Array(entries.length);
  const counts = new Uint8Array(entries.length);

  return search;

  function search(question: string, wanted: number): Hits<Thing> {
    const sought = readQuestion(question);
    const meant = sought.map((word) => meaningOf(word, postings.keys));
    scores.fill(0);
    counts.fill(0);
    const most = meant.reduce((most, each) => Math.max(most, addScores(each)), 0);
    if (most === 0) return { hits: [], isSought: () => false };
    const asked = sought.map(({ key }) => key).join(" ");
    return { hits: findBest({ most, asked, wanted }), isSought: recognize(meant) };
  }

  function worthsIn({ title, fields }: Entry<Thing>) {
    const worths = new Map<string, number>();
    const note = (word: string, worth: number) => {
      const key = fold(word);
      if (key !== "" && (worths.get(key) ?? 0) < worth) worths.set(key, worth);
    };
    for (const { text } of wordsOf(title)) note(text, inTitle);
    // Many write two words as one: mahamrityunjaya.
    note(title.replaceAll(/[^\p{L}\p{M}]+/gu, ""), inTitle);
    for (const { text, worth } of fields) for (const word of wordsOf(text)) note(word.text, worth);
    return worths;
  }

  /** Each word that occurs is folded once. */
  function fold(word: string) {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = foldWord(word);
    keys.set(word, key);
    return key;
  }

  /** A word counts once for an entry, with the best of what it stands for. Tells how many words an entry has at most. */
  function addScores({ key, beginnings, slips }: Meant) {
    best.fill(0);
    for (const beginning of beginnings) {
      postings.raiseBegun(best, beginning, asBeginning);
      const { from } = beginningWith(beginning);
      if (sorted[from] === key) postings.raise(best, { from, to: from + 1 }, 1);
    }
    for (const from of slips) postings.raise(best, { from, to: from + 1 }, asSlip);
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

  /** Of those that have the most of the words. */
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

  function recognize(meant: readonly Meant[]) {
    const beginnings = meant.flatMap((each) => each.beginnings);
    const slips = new Set(meant.flatMap((each) => each.slips.map((place) => sorted[place])));
    return (word: string) => {
      const key = fold(word);
      return slips.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
    };
  }
}

/** All keys that a sought word may stand for. */
function meaningOf({ word, key }: Sought, { sorted, beginningWith, placesOfSlips }: KeyList): Meant {
  // Before the next letter is typed, nobody knows whether an m is one or an anusvāra.
  const beginnings = key.endsWith("m") ? [key, `${key.slice(0, -1)}n`] : [key];
  const ranges = beginnings.map(beginningWith);
  const isKnown = ranges.some(({ from }) => sorted[from] === key);
  if (isKnown || word.length < 5 || key.length < 3) return { key, beginnings, slips: [] };
  const isBegun = ranges.some(({ from, to }) => from < to);
  // A slip in the first letter is rare.
  return { key, beginnings, slips: placesOfSlips(key, { mayBeFirst: !isBegun }) };
}

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
