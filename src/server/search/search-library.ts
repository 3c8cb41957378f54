import { setImmediate } from "node:timers/promises";
import type { Found } from "#model/found.ts";
import type { Library } from "../content/library.ts";
import { openMissingTexts } from "./missing-texts.ts";
import { isFormOfText, parseQuery, sameAs, withoutForms, type ParsedQuery, type QueryWord } from "./query-words.ts";
import { openReadings } from "./script-readings.ts";
import { buildSearchIndex, type Building, type SearchIndex } from "./search-index.ts";
import type { WordLookup } from "./word-meaning.ts";
import {
  searchableArticles,
  searchableDeities,
  searchableHymns,
  searchableMantras,
  type HymnTexts,
} from "./searchable.ts";
import { showArticle, showDeity, showHymn, showMantra, type Link, type ShowHit } from "./show-hit.ts";

/** A result must have this share of the query's words. With fewer it has little to do with the query. */
const leastShare = 0.5;

type Searchable = HymnTexts & Pick<Library, "articles">;
type Search = (query: string) => Found;

/** The indexes by library. A library does not change, so it is only indexed once, however many apps use it. */
const indexes = new WeakMap<Searchable, () => Search | null>();

/** Returns the search over a library. If its index is not complete, the rest is built now. */
export function searchIn(library: Searchable): Search {
  const step = indexOf(library);
  let search = step();
  while (!search) search = step();
  return search;
}

/** Builds the index step by step, so that requests are answered in between. */
export async function indexInBackground(library: Searchable) {
  const step = indexOf(library);
  while (!step()) await setImmediate();
}

function indexOf(library: Searchable) {
  const known = indexes.get(library);
  if (known) return known;
  const building = makeSearch(library);
  let search: Search | null = null;
  /** Adds one entry to the index. Returns null until the index is complete. */
  const step = () => {
    if (search) return search;
    const { done, value } = building.next();
    return done ? (search = value) : null;
  };
  indexes.set(library, step);
  return step;
}

function* makeSearch(library: Searchable): Building<Search> {
  const deityIndex = yield* buildSearchIndex(searchableDeities(library));
  const mantraIndex = yield* buildSearchIndex(searchableMantras(library));
  const hymnIndex = yield* buildSearchIndex(searchableHymns(library));
  const articleIndex = yield* buildSearchIndex(searchableArticles(library));
  const indexes = [deityIndex, mantraIndex, hymnIndex, articleIndex];
  const readingsOf = openReadings(indexes.map(({ vocabulary }) => vocabulary));
  const isKnown = (key: string) => indexes.some(({ knows }) => knows(key));
  const isName = (key: string) => indexes.some(({ vocabulary }) => vocabulary.names.has(key));
  const lookup: WordLookup = {
    isKnown,
    isName,
    alikeOf: (word) => [...readingsOf(word), ...sameAs(word.key), ...withoutEnding(word)],
  };
  const deities = kindOf(deityIndex, { most: 9, lookup, show: showDeity });
  const mantras = kindOf(mantraIndex, { most: 20, lookup, show: showMantra(library.language) });
  const hymns = kindOf(hymnIndex, { most: 10, lookup, show: showHymn(library.language) });
  const posts = kindOf(articleIndex, { most: 10, lookup, show: showArticle });
  const kinds = [deities, mantras, hymns, posts];
  const deityOfMissing = openMissingTexts(library);

  /** Returns the key of a word without the ending that many people add to Sanskrit, as in mahatmyam. */
  function withoutEnding(word: QueryWord) {
    const stem = /^(.{3,})am$/.exec(word.key)?.[1];
    const isAdded = isFormOfText(word) || !isKnown(word.key);
    return stem !== undefined && isAdded && isName(stem) ? [stem] : [];
  }

  /** Returns true where each word of a query names a deity, as in "gauri shankar". */
  function namesSeveral({ required }: ParsedQuery) {
    return required.length > 1 && required.every(({ key }) => deityIndex.isOwnName(key));
  }

  const mostSimilar = (query: ParsedQuery) =>
    kinds.map(({ nearestTo }) => nearestTo(query)).find((link) => link !== null);

  function findAll(query: ParsedQuery) {
    const found = {
      deities: deities.find(query, namesSeveral(query)),
      mantras: mantras.find(query),
      hymns: hymns.find(query),
      posts: posts.find(query),
    };
    const ranked = Object.values(found)
      .flat()
      .toSorted((one, other) => other.share - one.share || other.score - one.score);
    return { found, ranked };
  }

  return function search(typed) {
    const query = parseQuery(typed);
    const { found, ranked } = findAll(query);
    const missing = deityOfMissing(query, { isFound: ranked.some(({ share }) => share === 1) });
    if (missing) return withNearest(showDeity.toLink(missing));
    const withoutForm = withoutForms(query, lookup);
    if (withoutForm && !ranked.some(({ share, isNamed }) => share === 1 && isNamed)) {
      const named = findAll(withoutForm).ranked.find(({ isNamed }) => isNamed);
      return withNearest(named?.link ?? mostSimilar(withoutForm));
    }
    const fitting = ranked.filter(({ share, isNamed }) => share >= leastShare && (!withoutForm || isNamed));
    if (fitting.length === 0) return withNearest(ranked[0]?.link ?? mostSimilar(query));
    const ranks = new Map<unknown, number>(Array.from(fitting, (result, rank) => [result, rank]));
    const show = <Shown>(results: Result<Shown>[]) =>
      results.flatMap((result) => {
        const rank = ranks.get(result);
        return rank === undefined ? [] : [{ ...result.show(), rank }];
      });
    return {
      deities: show(found.deities),
      mantras: show(found.mantras),
      hymns: show(found.hymns),
      posts: show(found.posts),
    };
  };
}

const nothing: Found = { deities: [], mantras: [], hymns: [], posts: [] };

const withNearest = (nearest: Link | undefined): Found => ({ ...nothing, ...(nearest && { nearest }) });

interface Result<Shown> {
  share: number;
  score: number;
  isNamed: boolean;
  /** Costs more than finding, so it is called for results that are shown. */
  show: () => Shown;
  link: Link;
}

interface KindOptions<Thing, Shown> {
  /** The maximum number of results. */
  most: number;
  lookup: WordLookup;
  show: ShowHit<Thing, Shown>;
}

/** Creates the search for one kind of things. */
function kindOf<Thing, Shown>(index: SearchIndex<Thing>, { most, lookup, show }: KindOptions<Thing, Shown>) {
  function find(query: ParsedQuery, areSeveral = false): Result<Shown>[] {
    const { hits, matchers, lineMatchers } = index.search(query, { wanted: most, areSeveral, ...lookup });
    return hits.map((hit) => {
      const { share, score, isNamed, thing } = hit;
      return {
        share,
        score,
        isNamed,
        show: () => show.toShown(hit, hit.verseId ? lineMatchers : matchers),
        link: show.toLink(thing),
      };
    });
  }

  function nearestTo(query: ParsedQuery) {
    const thing = index.nearestTo(query);
    return thing && show.toLink(thing);
  }

  return { find, nearestTo };
}
