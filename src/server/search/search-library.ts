import type { Found, FoundDeity, FoundMantra, FoundPost, Piece } from "#model/search.ts";
import type { Deity } from "#model/deity.ts";
import type { Article, Library } from "../content/library.ts";
import { createSearchIndex, type Hits } from "./search-index.ts";
import { searchableArticles, searchableDeities, searchableMantras, type DeityMantra } from "./searchable.ts";
import { beginningOf, findSnippet } from "./snippet.ts";

/** What is read before one would rather ask again. */
const most = { deities: 9, mantras: 20, posts: 10 };

type Searchable = Pick<Library, "deityCards" | "deities" | "articles">;
type Search = (question: string) => Found;

/** The library does not change, so it is indexed once, however many apps are made with it. */
const indexed = new WeakMap<Searchable, Search>();

export function searchIn(library: Searchable): Search {
  const search = indexed.get(library) ?? createSearch(library);
  indexed.set(library, search);
  return search;
}

function createSearch(library: Searchable): Search {
  const entries = searchableDeities(library);
  const deities = createSearchIndex(entries);
  const mantras = createSearchIndex(
    searchableMantras(entries.flatMap(({ thing }) => thing.mantras.map((mantra) => ({ mantra, deity: thing })))),
  );
  const articles = createSearchIndex(searchableArticles(library));
  return (question) => ({
    deities: show(deities.search(question, most.deities), toDeity),
    mantras: show(mantras.search(question, most.mantras), toMantra),
    posts: show(articles.search(question, most.posts), toPost),
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
