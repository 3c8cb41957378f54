import { setImmediate } from "node:timers/promises";
import type { Found, FoundDeity, FoundHymn, FoundMantra, FoundPost, Piece } from "#model/found.ts";
import type { Hymn } from "#model/hymn.ts";
import type { Deity } from "#model/deity.ts";
import type { Article, Library } from "../content/library.ts";
import { buildSearchIndex, type Hits, type Building } from "./search-index.ts";
import {
  searchableArticles,
  searchableDeities,
  searchableHymns,
  searchableMantras,
  type DeityMantra,
  type DeityTexts,
} from "./searchable.ts";
import { beginningOf, findSnippet } from "./snippet.ts";

/** Maximum number of results of each kind. */
const most = { deities: 9, mantras: 20, hymns: 10, posts: 10 };

type Searchable = DeityTexts & Pick<Library, "articles" | "hymns">;
type Search = (query: string) => Found;

/** The library does not change, so it is indexed once, however many apps are made with it. */
const indexes = new WeakMap<Searchable, () => Search | null>();

/** Search over a library. Builds at once what its index still lacks. */
export function searchIn(library: Searchable): Search {
  const step = indexOf(library);
  let search = step();
  while (!search) search = step();
  return search;
}

/** Builds the index step by step, so that requests are served in between. */
export async function indexInBackground(library: Searchable) {
  const step = indexOf(library);
  while (!step()) await setImmediate();
}

function indexOf(library: Searchable) {
  const known = indexes.get(library);
  if (known) return known;
  const building = makeSearch(library);
  let search: Search | null = null;
  /** Builds one entry more; null until the index is complete. */
  const step = () => {
    if (search) return search;
    const { done, value } = building.next();
    return done ? (search = value) : null;
  };
  indexes.set(library, step);
  return step;
}

function* makeSearch(library: Searchable): Building<Search> {
  const deities = yield* buildSearchIndex(searchableDeities(library));
  const mantras = yield* buildSearchIndex(searchableMantras(library));
  const hymns = yield* buildSearchIndex(searchableHymns(library));
  const articles = yield* buildSearchIndex(searchableArticles(library));
  const indexes = [deities, mantras, hymns, articles];
  const isKnown = (key: string) => indexes.some(({ knows }) => knows(key));
  return (query) => ({
    deities: show(deities.search(query, { wanted: most.deities, isKnown }), toDeity),
    mantras: show(mantras.search(query, { wanted: most.mantras, isKnown }), toMantra),
    hymns: show(hymns.search(query, { wanted: most.hymns, isKnown }), toHymn),
    posts: show(articles.search(query, { wanted: most.posts, isKnown }), toPost),
  });
}

type IsSought = (word: string) => boolean;

const show = <Thing, Shown>(
  { hits, isSought }: Hits<Thing>,
  toShown: (thing: Thing, isSought: IsSought) => Shown,
): Shown[] => hits.map(({ thing }) => toShown(thing, isSought));

const toDeity = ({ id, name, description, longDescription }: Deity, isSought: IsSought): FoundDeity => ({
  id,
  name,
  snippet: snippetOf([description, longDescription], isSought),
});

const toMantra = ({ mantra, deity }: DeityMantra, isSought: IsSought): FoundMantra => ({
  id: mantra.id,
  title: mantra.title,
  deityId: deity.id,
  deityName: deity.name,
  snippet: snippetOf([mantra.meaning, mantra.transliteration, ...mantra.benefits, mantra.source], isSought),
});

const toHymn = ({ id, title, deity, description, introduction, verses }: Hymn, isSought: IsSought): FoundHymn => ({
  id,
  title,
  deityName: deity.name,
  snippet: snippetOf(
    [description, ...verses.flatMap(({ meaning, transliteration }) => [meaning, transliteration]), introduction],
    isSought,
  ),
});

const toPost = ({ card, text }: Article, isSought: IsSought): FoundPost => ({
  slug: card.slug,
  title: card.title,
  category: card.category,
  snippet: snippetOf([card.excerpt, text], isSought),
});

/** From the first of the texts that says what was sought; else how the first of them begins. */
function snippetOf(texts: readonly string[], isSought: IsSought): Piece[] {
  for (const text of texts) {
    const snippet = findSnippet(text, isSought);
    if (snippet) return snippet;
  }
  return beginningOf(texts[0] ?? "");
}
