import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { foldWord } from "#model/search-text.ts";
import { asSpelled, nameFields, openTermReader, termsWith, toIndexed, worthIn } from "./entry-words.ts";
import type { Entry, IndexedEntry } from "./entry-words.ts";
import { openLines, type LineMatch } from "./joined-lines.ts";
import { bonusFor } from "./name-bonus.ts";
import { isHonorific, type ParsedQuery, type QueryWord } from "./query-words.ts";
import type { Vocabulary } from "./script-readings.ts";
import { matcherOf, meaningOf, type Meant, type WordLookup } from "./word-meaning.ts";

export interface Hit<Thing> {
  thing: Thing;
  score: number;
  /** The share of the required words that the entry has, from 0 to 1. */
  share: number;
  /** The flag is true where all required words are in names or in the summary. */
  isNamed: boolean;
  /** The id of the verse in which all words of the query stand in a row. */
  verseId?: string;
}

type IsMatch = (word: string) => boolean;

/** The results of a query. Each of `matchers` returns true for the words of a text that match one word of the query. */
interface Hits<Thing> {
  hits: Hit<Thing>[];
  /** Those of the required words. */
  matchers: IsMatch[];
  /** Those of all words that a line may have. */
  lineMatchers: IsMatch[];
}

interface SearchOptions extends Partial<WordLookup> {
  /** The maximum number of hits. */
  wanted: number;
  /** The flag is true where each word names a thing of its own, so that an entry with one of them is a hit. */
  areSeveral?: boolean;
}

export interface SearchIndex<Thing> {
  search: (query: ParsedQuery, options: SearchOptions) => Hits<Thing>;
  knows: (key: string) => boolean;
  /** Returns the thing whose name is most similar to a query without matches; null where no name is similar. */
  nearestTo: (query: ParsedQuery) => Thing | null;
  vocabulary: Vocabulary;
  /** Returns true for a word that is the whole name of a thing. */
  isOwnName: (key: string) => boolean;
}

/**
 * The scores of a line. A line is worth more than its words one by one, and most where the text begins with it. If it is
 * written as a single word, it is worth as much as a word of a text.
 */
const asFirstLine = 200;
const inOneLine = 100;
const asOneWord = 20;

/** The factor for a word that is not required. */
const ofOtherWord = 0.5;

/** The factors for a word of which only the beginning matches, and for a word with a typing error. */
const asBeginning = 0.7;
const asSlip = 0.5;

/** A query may differ from the most similar name in this share of its letters. */
const mostOtherLetters = 0.25;

/** Matches words that may be compared with names. Shorter words and numbers are similar to too many. */
const longEnough = /^[a-z]{4,}$/;

/** A computation that yields after each entry, so that other tasks can run in between. */
export type Building<Result> = Generator<void, Result>;

/**
 * Builds the index of some entries. MiniSearch finds the terms, and the weights of the entries decide the order of the
 * hits.
 */
export function* buildSearchIndex<Thing>(entries: readonly Entry<Thing>[]): Building<SearchIndex<Thing>> {
  const { read, vocabulary } = openTermReader();
  const lines = openLines();
  const fieldCount = Math.max(0, ...entries.map(({ fields }) => fields.length));
  const index = new MiniSearch({
    fields: [...nameFields, ...Array.from({ length: fieldCount }, (_, place) => String(place))],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });
  const indexed: IndexedEntry<Thing>[] = [];
  for (const [id, entry] of entries.entries()) {
    index.add({ id, ...read(entry) });
    lines.add(id, entry);
    indexed.push(toIndexed(entry));
    yield;
  }
  const knows = (key: string) => index.search({ queries: termsWith(key) }).length > 0;
  const isNameHere = (key: string) => vocabulary.names.has(key);

  function search(parsed: ParsedQuery, options: SearchOptions): Hits<Thing> {
    const { wanted, areSeveral = false, isKnown = knows, isName = isNameHere, alikeOf = () => [] } = options;
    const asOneName = joinNames(parsed.typed, isName);
    const lookup = { isKnown, alikeOf: (word: QueryWord) => [...alikeOf(word), ...(asOneName.get(word.key) ?? [])] };
    const meant = new Map(parsed.sought.map((word) => [word.key, meaningOf(word, index, lookup)]));
    const meantBy = (words: readonly QueryWord[]) => words.flatMap(({ key }) => meant.get(key) ?? []);
    const required = meantBy(parsed.required);
    // An honorific beside a name says nothing of which text is meant: each text has some, and long ones have many.
    const isBesideName = parsed.required.some(({ key }) => isName(key));
    const words = [...meant.values()]
      .map((each) => ({ meant: each, isRequired: required.includes(each) }))
      .filter((word) => word.isRequired || !isBesideName || !isHonorific(word.meant));
    const found = withLines(scoreEntries(words, index, indexed), findLine(parsed), {
      count: required.length,
      isOneWord: parsed.typed.length === 1,
    });
    const most = Math.max(0, ...Array.from(found.values(), ({ count }) => count));
    const bonusOf = bonusFor(parsed, meant, areSeveral);
    const hits = indexed
      .flatMap(({ thing, title, ownNames }, place) => {
        const { score, count, named, ...verse } = found.get(place) ?? nothingFound;
        if (count === 0 || (count < most && !areSeveral)) return [];
        const bonus = bonusOf(title, ownNames);
        const share = areSeveral ? 1 : count / required.length;
        return [{ thing, score: score + bonus, share, isNamed: named === required.length, ...verse }];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, wanted);
    return {
      hits,
      matchers: required.map((each) => matcherOf(each)),
      lineMatchers: meantBy(parsed.spoken).map((each) => matcherOf(each)),
    };
  }

  function findLine({ query, withoutAsides }: ParsedQuery) {
    const whole = lines.find(query);
    return whole.size > 0 ? whole : lines.find(withoutAsides);
  }

  function nearestTo({ required }: ParsedQuery) {
    // Of several words, one may be similar to a name by chance, so they are compared as one word.
    const key = required.map((word) => word.key).join("");
    if (!longEnough.test(key)) return null;
    const similar = index.search(key, { fields: nameFields, fuzzy: mostOtherLetters });
    // A mistake in the first letter is rare, and without it two long words may have little in common.
    const nearest = similar.find(({ terms }) => terms.some((term) => key[0] === term[0]));
    return indexed[Number(nearest?.id)]?.thing ?? null;
  }

  const isOwnName = (key: string) =>
    indexed.some(({ title, ownNames }) => [title, ...ownNames].some((name) => name.length === 1 && name[0] === key));

  return { search, knows, nearestTo, vocabulary, isOwnName };
}

/** How many of the required words an entry has, and what all words are worth. */
interface Match {
  score: number;
  count: number;
  /** How many of them are in names or in the summary. */
  named: number;
  verseId?: string;
}

const nothingFound: Match = { score: 0, count: 0, named: 0 };

/** A word of a query, and what it contributes. */
interface SoughtWord {
  meant: Meant;
  isRequired: boolean;
}

/** Returns the matches by the index of the entry. A word of the query counts once, with its best match. */
function scoreEntries(words: readonly SoughtWord[], index: MiniSearch, entries: readonly IndexedEntry<unknown>[]) {
  const found = new Map<number, Match>();
  for (const { meant, isRequired } of words) {
    for (const result of index.search(queryFor(meant))) {
      const place = Number(result.id);
      const entry = entries[place];
      if (!entry) continue;
      const { score, count, named } = found.get(place) ?? nothingFound;
      found.set(place, {
        score: score + scoreOf(result, meant, entry) * (isRequired ? 1 : ofOtherWord),
        count: count + Number(isRequired),
        named: named + Number(isRequired && isInName(result, entry)),
      });
    }
  }
  return found;
}

/** Adds the entries in which the query is a line, with the id of the verse that has it. */
function withLines(
  found: ReadonlyMap<number, Match>,
  lines: ReadonlyMap<number, LineMatch>,
  { count, isOneWord }: { count: number; isOneWord: boolean },
) {
  const all = new Map(found);
  for (const [place, { verseId, isBeginning }] of lines) {
    const { score } = found.get(place) ?? nothingFound;
    const inMiddle = isOneWord ? Math.max(score, asOneWord) : score + inOneLine;
    all.set(place, { count, named: count, verseId, score: isBeginning ? score + asFirstLine : inMiddle });
  }
  return all;
}

function isInName({ match }: SearchResult, { fields }: IndexedEntry<unknown>) {
  const isName = (field: string) => nameFields.includes(field) || fields[Number(field)]?.isSummary === true;
  return Object.values(match).some((places) => places.some(isName));
}

/** Returns the keys of names that people write as two words, by the keys of these words. */
function joinNames(typed: readonly QueryWord[], isName: (key: string) => boolean) {
  const joined = new Map<string, string[]>();
  for (const [place, { word, key }] of typed.entries()) {
    const next = typed[place + 1];
    if (!next) break;
    // Hindi leaves out the a at the end of the first word of a compound: ram raksha.
    const names = [foldWord(word + next.word), foldWord(`${word}a${next.word}`)].filter(isName);
    for (const part of [key, next.key]) joined.set(part, [...(joined.get(part) ?? []), ...names]);
  }
  return joined;
}

const queryFor = ({ key, beginnings, spelled, alike, slips }: Meant): Query => ({
  queries: [
    { queries: [...beginnings, asSpelled(spelled)], prefix: true },
    ...[key, ...alike].flatMap(termsWith),
    { queries: slips, fields: nameFields },
  ],
});

function scoreOf({ match }: SearchResult, { key, beginnings, alike }: Meant, entry: IndexedEntry<unknown>) {
  const whole = new Set([key, ...alike].flatMap(termsWith));
  const shareOf = (term: string) => {
    if (whole.has(term)) return 1;
    const isBegun = term.startsWith(asSpelled("")) || beginnings.some((beginning) => term.startsWith(beginning));
    return isBegun ? asBeginning : asSlip;
  };
  const worthOf = (isWanted: (field: string) => boolean) =>
    Math.max(
      0,
      ...Object.entries(match).flatMap(([term, fields]) =>
        fields.filter(isWanted).map((field) => worthIn(entry, field) * shareOf(term)),
      ),
    );
  const isKind = (field: string) => entry.fields[Number(field)]?.isKind === true;
  return worthOf((field) => !isKind(field)) + worthOf(isKind);
}
