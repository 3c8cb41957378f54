import type { QueryClient } from "@tanstack/react-query";
import { personalApi, type Favorite } from "#contract/personal-api.ts";
import { call } from "./call.ts";
import { noteEndOfSession } from "./change-user.ts";
import { get, refresh } from "./queries.ts";

const favorites = get(personalApi.favorites, {});
/** Long enough for the next touch to be made too, so that the list does not move under the finger. */
const REFETCH_AFTER_MS = 500;

let refetching: ReturnType<typeof setTimeout> | undefined;

/** Saves it, then shows it: the list here changes at once, and is read anew a little later. */
export async function saveFavorite(client: QueryClient, favorite: Favorite, isWanted: boolean) {
  const { id: mantraId } = favorite.mantra;
  try {
    await call(isWanted ? personalApi.addFavorite : personalApi.removeFavorite, { mantraId });
  } catch (error) {
    noteEndOfSession(client, error);
    throw error;
  }
  // An answer on its way is of before the change.
  await client.cancelQueries({ queryKey: favorites.queryKey });
  client.setQueryData<Favorite[]>(favorites.queryKey, (before) => {
    const others = before?.filter(({ mantra }) => mantra.id !== mantraId);
    return others && isWanted ? [favorite, ...others] : others;
  });
  client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(personalApi.profile.path) });
  clearTimeout(refetching);
  refetching = setTimeout(() => {
    // What is shown is right already; whoever comes back to the list asks again.
    refresh(client, favorites).catch((error: unknown) => console.warn("The favourites were not read anew", error));
  }, REFETCH_AFTER_MS);
}
