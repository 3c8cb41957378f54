import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { ReadFavorites } from "../favorites/favorite-list.ts";
import type { Serve } from "../http/serve.ts";
import { nameEntry } from "./mantra-names.ts";
import { readTimeZone } from "./practice-query.ts";
import { latestEntries } from "./practice.store.ts";
import { findToday } from "./today.ts";
import { getTotals } from "./totals.store.ts";

/** The profile shows so many entries, which can be removed there. */
const recentEntries = 20;

export function profileRoutes(
  serve: Serve,
  { db, libraryIn, now }: Pick<Deps, "db" | "libraryIn" | "now">,
  readFavorites: ReadFavorites,
) {
  serve(api.profile, async (_, { user, query, origin }) => {
    const { uid } = user;
    const { language } = origin();
    const today = await findToday(db, user, { now: now(), timeZone: readTimeZone(query) });
    return {
      profile: await getTotals(db, uid, today),
      favorites: await readFavorites(uid, language),
      recent: (await latestEntries(db, uid, recentEntries)).map((entry) => nameEntry(libraryIn(language), entry)),
    };
  });
}
