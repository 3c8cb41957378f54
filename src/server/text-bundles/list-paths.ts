import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import type { BundleName } from "#contract/text-bundles.ts";
import type { Hymn } from "#model/hymn.ts";
import { inLanguage } from "#model/languages.ts";
import { yearNumber } from "#engines/india-day.ts";
import type { TextDeps } from "../deps.ts";

/** Lists the path of every reply that a bundle contains. */
export function listPaths(
  name: BundleName,
  { getLibrary, now, language }: Pick<TextDeps, "getLibrary" | "now" | "language">,
): string[] {
  const library = getLibrary();
  const lists: Readonly<Record<BundleName, () => string[]>> = {
    deities: () => [
      ...[api.deities, api.homeDeities, api.collections].map(({ path }) => path),
      ...[...library.deityCards, ...library.collectionCards].map(({ id }) => fillPath(api.deity.path, { deityId: id })),
    ],
    chants: () =>
      Array.from(library.chants, ([mantraId, { deity }]) => fillPath(api.chant.path, { deityId: deity.id, mantraId })),
    words: () => Array.from(library.words.keys(), (mantraId) => fillPath(api.words.path, { mantraId })),
    hymns: () => [api.hymns.path, ...Array.from(library.hymns.values(), repliesOfHymn).flat()],
    teachings: () => [
      api.blogPosts.path,
      ...Array.from(library.articles.keys(), (slug) => fillPath(api.blogPost.path, { slug })),
    ],
    pages: () => [api.meditation, api.calendarPlaces, api.about, api.bibliography, api.legal].map(({ path }) => path),
    today: () => [
      api.featuredMantra.path,
      api.calendar.path,
      fillPath(api.calendarYear.path, { year: String(yearNumber(now())) }),
    ],
  };
  return lists[name]().map((path) => inLanguage(language, path));
}

/** The times of a long hymn are read verse by verse, with the chants. */
function repliesOfHymn({ id: hymnId, sections = [] }: Hymn) {
  const hymn = fillPath(api.hymn.path, { hymnId });
  if (sections.length === 0) return [hymn, fillPath(api.hymnTiming.path, { hymnId })];
  return [hymn, ...sections.map(({ id }) => fillPath(api.hymnSection.path, { hymnId, sectionId: id }))];
}
