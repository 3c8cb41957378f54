import { setImmediate } from "node:timers/promises";
import type { Found, FoundDeity, FoundMantra, FoundPost, Piece } from "#model/search.ts";
import type { Deity } from "#model/deity.ts";
import type { Article, Library } from "../content/library.ts";
import { makeSearchIndex, type Hits, type Making } from "./search-index.ts";
import {
  searchableArticles,
  searchableDeities,
  searchableMantras,
  type DeityMantra,
  type DeityTexts,
} from "./searchable.ts";
import { beginningOf, findSnippet } from "./snippet.ts";

/** What is read before one would rather ask again. */
const most = { deities: 9, mantras: 20, posts: 10 };

type Searchable = DeityTexts & Pick<Library, "articles">;
type Search = (question: string) => Found;

/** The library does not change, so it is indexed once, however many apps are made with it. */
const indexes = new WeakMap<Searchable, () => Search | null>();

/** What is still missing of the index is made at once. */
export function searchIn(library: Searchable): Search {
  const goOn = indexOf(library);
  let search = goOn();
  while (!search) search = goOn();
  return search;
}

/** Indexes it little by little, while visitors are served. */
export async function indexMeanwhile(library: Searchable) {
  const goOn = indexOf(library);
  while (!goOn()) await setImmediate();
}

function indexOf(library: Searchable) {
  const known = indexes.get(library);
  if (known) return known;
  const making = makeSearch(library);
  let search: Search | null = null;
  /** A step further; null as long as there are more. */
  const goOn = () => {
    if (search) return search;
    const { done, value } = making.next();
    return done ? (search = value) : null;
  };
  indexes.set(library, goOn);
  return goOn;
}

function* makeSearch(library: Searchable): Making<Search> {
  const deities = yield* makeSearchIndex(searchableDeities(library));
  const mantras = yield* makeSearchIndex(searchableMantras(library));
  const articles = yield* makeSearchIndex(searchableArticles(library));
  return (question) => ({
    deities: show(deities(question, most.deities), toDeity),
    mantras: show(mantras(question, most.mantras), toMantra),
    posts: show(articles(question, most.posts), toPost),
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
