import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { asSpelled, byWholeKey, isEnglish, nameFields, openTermReader, worthIn, type Entry } from "./entry-words.ts";
import { parseQuery, type QueryWord } from "./query-words.ts";

interface Hit<Thing> {
  thing: Thing;
  score: number;
}

/** Results; `isSought` is true for the words of a text that match the query. */
export interface Hits<Thing> {
  hits: Hit<Thing>[];
  isSought: (word: string) => boolean;
}

interface SearchOptions {
  /** Maximum number of hits. */
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

/** Index of some entries, built once. MiniSearch finds the terms; the order of the hits follows the weights of the entries. */
export function* buildSearchIndex<Thing>(entries: readonly Entry<Thing>[]): Building<SearchIndex<Thing>> {
  const { fold, keysOf, read } = openTermReader();
  const fieldCount = Math.max(0, ...entries.map(({ fields }) => fields.length));
  const index = new MiniSearch({
    fields: [...nameFields, ...Array.from({ length: fieldCount }, (_, place) => String(place))],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });
  const titles: string[] = [];
  for (const [id, entry] of entries.entries()) {
    index.add({ id, ...read(entry) });
    titles.push(keysOf(entry.title).join(" "));
    yield;
  }
  const knows = (key: string) => index.search({ queries: [key, byWholeKey(key)] }).length > 0;

  function search(query: string, { wanted, isKnown = knows }: SearchOptions): Hits<Thing> {
    const sought = parseQuery(query);
    const meant = sought.map((word) => meaningOf(word, index, isKnown));
    const asked = sought.map(({ key }) => key).join(" ");
    const found = scoreEntries(meant, index, entries);
    const most = Math.max(0, ...Array.from(found.values(), ({ count }) => count));
    const hits = entries
      .flatMap(({ thing }, place) => {
        const { score = 0, count = 0 } = found.get(place) ?? {};
        return count > 0 && count === most ? [{ thing, score: score + titleBonus(titles[place], asked) }] : [];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, wanted);
    return { hits, isSought: hits.length > 0 ? matcherOf(meant, fold) : () => false };
  }

  return { search, knows };
}

/** Scores by the places of entries, with how many of the words each has. A word counts once, with the best that it stands for. */
function scoreEntries(meant: readonly Meant[], index: MiniSearch, entries: readonly Entry<unknown>[]) {
  const found = new Map<number, { score: number; count: number }>();
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

const queryFor = ({ key, beginnings, spelled, slips }: Meant): Query => ({
  queries: [
    { queries: [...beginnings, asSpelled(spelled)], prefix: true },
    byWholeKey(key),
    { queries: slips, fields: nameFields },
  ],
});

function scoreOf({ match }: SearchResult, { key, beginnings }: Meant, entry: Entry<unknown>) {
  const shareOf = (term: string) => {
    if (term === key || term === byWholeKey(key)) return 1;
    const isBegun = term.startsWith(asSpelled("")) || beginnings.some((beginning) => term.startsWith(beginning));
    return isBegun ? asBeginning : asSlip;
  };
  const scores = Object.entries(match).flatMap(([term, fields]) =>
    fields.map((field) => worthIn(entry, field) * shareOf(term)),
  );
  return Math.max(...scores);
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

/** All keys that a sought word may stand for. */
function meaningOf({ word, key }: QueryWord, index: MiniSearch, isKnown: (key: string) => boolean): Meant {
  // Before the next letter is typed, nobody knows whether an m is one or an anusvāra. "om" is a word, though.
  const mayBeNasal = key.endsWith("m") && key.length > 2;
  const beginnings = mayBeNasal ? [key, `${key.slice(0, -1)}n`] : [key];
  const meant: Meant = { key, beginnings, spelled: word.toLowerCase(), slips: [] };
  // A slip turns a short key into too many others.
  if (word.length < 5 || key.length < 4 || isKnown(key)) return meant;
  // A slip in the first letter is rare.
  const mayBeFirst = index.search({ queries: beginnings, prefix: true }).length === 0;
  return { ...meant, slips: findSlips(index, key, { mayBeFirst }) };
}

/** Keys of names that a slip of the pen may have turned into this one. MiniSearch counts two letters exchanged as two edits. */
export function findSlips(index: MiniSearch, key: string, { mayBeFirst }: { mayBeFirst: boolean }): string[] {
  const near = index.search(key, { fields: nameFields, fuzzy: 2 }).flatMap(({ terms }) => terms);
  return [...new Set(near)].filter((other) => (mayBeFirst || other[0] === key[0]) && isOneSlipAway(other, key));
}

/** True where one letter more, less, other, or two exchanged make the one word of the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const areExchanged = a[start] === b[start + 1] && a[start + 1] === b[start];
  return rest(a, 1) === rest(b, 1) || (areExchanged && rest(a, 2) === rest(b, 2));
}

function titleBonus(title: string | undefined, asked: string) {
  if (title === asked) return wholeTitle;
  return title?.startsWith(asked) ? beginningOfTitle : 0;
}
