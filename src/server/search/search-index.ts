import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { asSpelled, byWholeKey, nameFields, openTermReader, worthIn, type Entry } from "./entry-words.ts";
import { openLines } from "./joined-lines.ts";
import { parseQuery } from "./query-words.ts";
import type { Vocabulary } from "./script-readings.ts";
import { matcherOf, meaningOf, type Meant, type WordLookup } from "./word-meaning.ts";

export interface Hit<Thing> {
  thing: Thing;
  score: number;
  /** The share of the query's words that the entry has, from 0 to 1. */
  share: number;
  /** The id of the verse in which all words of the query stand in a row. */
  verseId?: string;
}

type IsMatch = (word: string) => boolean;

/** The results of a query. Each of `matchers` returns true for the words of a text that match one word of the query. */
interface Hits<Thing> {
  hits: Hit<Thing>[];
  matchers: IsMatch[];
}

interface SearchOptions extends Partial<WordLookup> {
  /** The maximum number of hits. */
  wanted: number;
}

export interface SearchIndex<Thing> {
  search: (query: string, options: SearchOptions) => Hits<Thing>;
  knows: (key: string) => boolean;
  /** Returns the thing whose name is most similar to a query without matches; null where no name is similar. */
  nearestTo: (query: string) => Thing | null;
  vocabulary: Vocabulary;
}

/** The scores of a title that equals the query, or begins with it. They are higher than all others. */
const wholeTitle = 1000;
const beginningOfTitle = 400;
/**
 * The scores of a line. A line is worth more than its words one by one. If it is written as a single word, it is worth
 * as much as a word of a text.
 */
const inOneLine = 100;
const asOneWord = 20;

/** The factors for a word of which only the beginning matches, and for a word with a typing error. */
const asBeginning = 0.7;
const asSlip = 0.5;

/** A query may differ from the most similar name in this share of its letters. */
const mostOtherLetters = 0.4;

/** Matches words that may be compared with names. Shorter words and numbers are similar to too many. */
const longEnough = /^[a-z]{4,}$/;

/** A computation that yields after each entry, so that other tasks can run in between. */
export type Building<Result> = Generator<void, Result>;

/**
 * Builds the index of some entries. MiniSearch finds the terms, and the weights of the entries decide the order of the
 * hits.
 */
export function* buildSearchIndex<Thing>(entries: readonly Entry<Thing>[]): Building<SearchIndex<Thing>> {
  const { fold, keysOf, read, vocabulary } = openTermReader();
  const lines = openLines();
  const fieldCount = Math.max(0, ...entries.map(({ fields }) => fields.length));
  const index = new MiniSearch({
    fields: [...nameFields, ...Array.from({ length: fieldCount }, (_, place) => String(place))],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });
  const titles: string[][] = [];
  for (const [id, entry] of entries.entries()) {
    index.add({ id, ...read(entry) });
    lines.add(id, entry);
    titles.push(keysOf(entry.title));
    yield;
  }
  const knows = (key: string) => index.search({ queries: [key, byWholeKey(key)] }).length > 0;

  function search(query: string, { wanted, isKnown = knows, alikeOf = () => [] }: SearchOptions): Hits<Thing> {
    const sought = parseQuery(query);
    const meant = sought.map((word) => meaningOf(word, index, { isKnown, alikeOf }));
    const found = withLines(scoreEntries(meant, index, entries), lines.find(query), sought.length);
    const most = Math.max(0, ...Array.from(found.values(), ({ count }) => count));
    const hits = entries
      .flatMap(({ thing }, place) => {
        const { score, count, ...verse } = found.get(place) ?? { score: 0, count: 0 };
        if (count === 0 || count < most) return [];
        return [
          { thing, score: score + titleBonus(titles[place] ?? [], meant), share: count / sought.length, ...verse },
        ];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, wanted);
    return { hits, matchers: meant.map((each) => matcherOf(each, fold)) };
  }

  function nearestTo(query: string) {
    const keys = parseQuery(query).map(({ key }) => key);
    const queries = keys.filter((key) => longEnough.test(key));
    const [nearest] = index.search({ queries, fields: nameFields, fuzzy: mostOtherLetters });
    return entries[Number(nearest?.id)]?.thing ?? null;
  }

  return { search, knows, nearestTo, vocabulary };
}

/** How many words of the query an entry has, and what they are worth. */
interface Match {
  score: number;
  count: number;
  verseId?: string;
}

/** Returns the matches by the index of the entry. A word of the query counts once, with its best match. */
function scoreEntries(meant: readonly Meant[], index: MiniSearch, entries: readonly Entry<unknown>[]) {
  const found = new Map<number, Match>();
  for (const each of meant) {
    for (const result of index.search(queryFor(each))) {
      const place = Number(result.id);
      const entry = entries[place];
      if (!entry) continue;
      const { score, count } = found.get(place) ?? { score: 0, count: 0 };
      found.set(place, { score: score + scoreOf(result, each, entry), count: count + 1 });
    }
  }
  return found;
}

/** Adds the entries in which the query is a line, with the id of the verse that has it. */
function withLines(found: ReadonlyMap<number, Match>, lines: ReadonlyMap<number, string>, count: number) {
  const all = new Map(found);
  for (const [place, verseId] of lines) {
    const score = found.get(place)?.score ?? 0;
    all.set(place, { count, verseId, score: count > 1 ? score + inOneLine : Math.max(score, asOneWord) });
  }
  return all;
}

const queryFor = ({ key, beginnings, spelled, alike, slips }: Meant): Query => ({
  queries: [
    { queries: [...beginnings, asSpelled(spelled)], prefix: true },
    byWholeKey(key),
    ...alike.flatMap((other) => [other, byWholeKey(other)]),
    { queries: slips, fields: nameFields },
  ],
});

function scoreOf({ match }: SearchResult, { key, beginnings, alike }: Meant, entry: Entry<unknown>) {
  const whole = new Set([key, ...alike].flatMap((other) => [other, byWholeKey(other)]));
  const shareOf = (term: string) => {
    if (whole.has(term)) return 1;
    const isBegun = term.startsWith(asSpelled("")) || beginnings.some((beginning) => term.startsWith(beginning));
    return isBegun ? asBeginning : asSlip;
  };
  const scores = Object.entries(match).flatMap(([term, fields]) =>
    fields.map((field) => worthIn(entry, field) * shareOf(term)),
  );
  return Math.max(...scores);
}

function titleBonus(title: readonly string[], meant: readonly Meant[]) {
  const isBegun = meant.every(({ key, alike }, place) => {
    const word = title[place];
    if (word === undefined) return false;
    return word === key || alike.includes(word) || (place === meant.length - 1 && word.startsWith(key));
  });
  if (!isBegun) return 0;
  const last = meant.at(-1);
  const isWhole =
    title.length === meant.length && last !== undefined && [last.key, ...last.alike].includes(title.at(-1) ?? "");
  return isWhole ? wholeTitle : beginningOfTitle;
}
