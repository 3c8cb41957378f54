import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import { createFavoriteList } from "../favorites/favorite-list.ts";
import { listFavorites } from "../favorites/favorites.store.ts";
import type { Serve } from "../http/serve.ts";
import { nameEntry } from "./mantra-names.ts";
import { readTimeZone } from "./practice-query.ts";
import { latestEntries } from "./practice.store.ts";
import { findToday } from "./today.ts";
import { getTotals } from "./totals.store.ts";

/** Entries shown on the profile, which can be removed there. */
const recentEntries = 20;

export function profileRoutes(serve: Serve, { db, library, now }: Pick<Deps, "db" | "library" | "now">) {
  const toFavorites = createFavoriteList(library);

  serve(api.profile, async (_, { user, query }) => {
    const { uid } = user;
    const today = await findToday(db, user, { now: now(), timeZone: readTimeZone(query) });
    return {
      profile: await getTotals(db, uid, today),
      favorites: toFavorites(await listFavorites(db, uid)),
      recent: (await latestEntries(db, uid, recentEntries)).map((entry) => nameEntry(library, entry)),
    };
  });
}
