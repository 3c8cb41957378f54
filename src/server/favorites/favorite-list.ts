import type { Favorite } from "#contract/personal-replies.ts";
import type { Library } from "../content/library.ts";

/**
 * Turns ids into what a list shows. A mantra that the catalogue no longer teaches is left out; its id stays stored,
 * so it is there again when the mantra is.
 */
export function createFavoriteList({ deities }: Pick<Library, "deities">) {
  const favorites = new Map<string, Favorite>();
  for (const { id, name, mantras } of deities.values()) {
    for (const mantra of mantras) favorites.set(mantra.id, { mantra, deity: { id, name } });
  }
  return (mantraIds: readonly string[]): Favorite[] => mantraIds.flatMap((mantraId) => favorites.get(mantraId) ?? []);
}
