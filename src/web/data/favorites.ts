import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "#contract/client.ts";
import { personalApi, type Favorite } from "#contract/personal-api.ts";
import { call } from "./call.ts";
import { endSessionIfUnauthorized } from "./current-user.ts";
import { get, refetch } from "./queries.ts";

const favorites = get(personalApi.favorites, {});
/** Debounce of the refetch: long enough for the next press, so that the list does not move under the finger. */
const REFETCH_AFTER_MS = 500;

let pendingRefetch: ReturnType<typeof setTimeout> | undefined;

export interface FavoriteChange {
  favorite: Favorite;
  isWanted: boolean;
}

/** Saves a favorite, then changes the cached list at once, and refetches it a little later. */
export async function saveFavorite(
  client: QueryClient,
  { favorite, isWanted }: FavoriteChange,
  send: ApiClient = call,
) {
  const { id: mantraId } = favorite.mantra;
  try {
    await send(isWanted ? personalApi.addFavorite : personalApi.removeFavorite, { mantraId });
  } catch (error) {
    endSessionIfUnauthorized(client, error);
    throw error;
  }
  // A reply still in flight is older than the change.
  await client.cancelQueries({ queryKey: favorites.queryKey });
  client.setQueryData<Favorite[]>(favorites.queryKey, (before) => {
    const others = before?.filter(({ mantra }) => mantra.id !== mantraId);
    return others && isWanted ? [favorite, ...others] : others;
  });
  client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(personalApi.profile.path) });
  clearTimeout(pendingRefetch);
  pendingRefetch = setTimeout(() => {
    // The cached list is right already, so a failed refetch is only logged.
    refetch(client, favorites).catch((error: unknown) => console.warn("The favorites were not refetched", error));
  }, REFETCH_AFTER_MS);
}
