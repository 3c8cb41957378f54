import { api } from "#contract/api.ts";
import { Slug } from "#model/slug.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import type { ReadFavorites } from "./favorite-list.ts";
import { addFavorite, removeFavorite } from "./favorites.store.ts";

export function favoriteRoutes(
  serve: Serve,
  { db, library, now }: Pick<Deps, "db" | "library" | "now">,
  readFavorites: ReadFavorites,
) {
  serve(api.favorites, (_, { user, origin }) => readFavorites(user.uid, origin().language));

  serve(api.addFavorite, async ({ mantraId }, { user }) => {
    if (!library.chants.has(mantraId)) throw notFound();
    await addFavorite(db, user.uid, { mantraId, at: now() });
    return { mantraId, favorite: true };
  });

  // A favorite can be removed even if its mantra is no longer in the catalogue.
  serve(api.removeFavorite, async ({ mantraId }, { user }) => {
    if (!Slug.safeParse(mantraId).success) throw notFound();
    await removeFavorite(db, user.uid, mantraId);
    return { mantraId, favorite: false };
  });
}

const notFound = () => new HttpError("mantra-not-found");
