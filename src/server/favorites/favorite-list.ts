import type { Favorite } from "#contract/personal-replies.ts";
import type { Language } from "#model/languages.ts";
import { byLanguage } from "../by-language.ts";
import type { Library } from "../content/library.ts";
import type { Deps } from "../deps.ts";
import { listFavorites } from "./favorites.store.ts";

/** Lists the favorites of a person in a language, the newest first. */
export type ReadFavorites = (accountId: string, language: Language) => Promise<Favorite[]>;

export function createReadFavorites({ db, libraryIn }: Pick<Deps, "db" | "libraryIn">): ReadFavorites {
  const favoritesIn = byLanguage((language) => createFavoriteList(libraryIn(language)));
  return async (accountId, language) => favoritesIn(language)(await listFavorites(db, accountId));
}

/**
 * Turns ids into the entries of a list. A mantra that is no longer in the catalogue is left out. Its id stays stored,
 * so it is shown again once the mantra is back.
 */
function createFavoriteList({ deities }: Pick<Library, "deities">) {
  const favorites = new Map<string, Favorite>();
  for (const { id, name, mantras } of deities.values()) {
    for (const mantra of mantras) favorites.set(mantra.id, { mantra, deity: { id, name } });
  }
  return (mantraIds: readonly string[]): Favorite[] => mantraIds.flatMap((mantraId) => favorites.get(mantraId) ?? []);
}
