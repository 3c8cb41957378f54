import type { ApiClient } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { Favorite } from "#contract/personal-replies.ts";
import { call } from "./call.ts";
import { whileSignedIn } from "./current-user.ts";
import { refetchInBackground } from "./personal-reads.ts";
import { drop, get, readCached } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";
import { sessionQuery } from "./session.ts";

const favorites = get(personalApi.favorites, {});
/** It shows favorites too. */
const profile = /^\/api\/user\/profile\b/;
/** Debounce of the refetch: long enough for the next press, so that the list does not move under the finger. */
const REFETCH_AFTER_MS = 500;

let pendingRefetch: ReturnType<typeof setTimeout> | undefined;

export interface FavoriteChange {
  favorite: Favorite;
  isWanted: boolean;
}

/** Saves a favorite, then changes the cached list at once, and refetches it a little later. */
export async function saveFavorite(
  replies: ReplyCache,
  { favorite, isWanted }: FavoriteChange,
  send: ApiClient = call,
) {
  const endpoint = isWanted ? personalApi.addFavorite : personalApi.removeFavorite;
  await whileSignedIn(replies, () => send(endpoint, { mantraId: favorite.mantra.id }));
  const change = (before?: Favorite[]) => changed(before, { favorite, isWanted });
  // SWR drops a reply still in flight, which is older than the change.
  await replies.mutate<Favorite[]>(favorites.path, change, { revalidate: false });
  drop(replies, profile);
  clearTimeout(pendingRefetch);
  const owner = currentUid(replies);
  pendingRefetch = setTimeout(() => {
    // Whoever signed out meanwhile has no favorites to be read.
    if (currentUid(replies) === owner) refetchInBackground(replies, favorites);
  }, REFETCH_AFTER_MS);
}

const currentUid = (replies: ReplyCache) => readCached(replies, sessionQuery)?.user?.uid;

/** The list after a change, with a new favorite first. A list that was never fetched stays so. */
function changed(before: Favorite[] | undefined, { favorite, isWanted }: FavoriteChange) {
  const others = before?.filter(({ mantra }) => mantra.id !== favorite.mantra.id);
  return others && isWanted ? [favorite, ...others] : others;
}
