import { navigate } from "wouter/use-browser-location";
import { isRefusal, type ApiClient } from "#contract/client.ts";
import { addressOf, pathOf } from "../../messages/addresses.ts";
import { authPathFor } from "#model/next-path.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";
import { fetchCurrentUser, sessionQuery } from "../../data/session.ts";
import { favoriteToasts as t } from "#messages/favorites.ts";
import { showToast } from "../toast.ts";
import { favoritesQuery } from "../../data/favorites.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { Favorite } from "#contract/personal-replies.ts";
import { call } from "../../data/call.ts";
import { whileSignedIn } from "../../data/current-user.ts";
import { refetchInBackground } from "../../data/personal-reads.ts";
import { drop } from "../../data/drop-replies.ts";
import { readCached } from "../../data/queries.ts";

/** Matches the paths of replies about the profile, which shows favorites too. */
const profile = /^\/api\/user\/profile\b/;
/**
 * The list is fetched again after so many milliseconds, which leaves time for the next press, so that the list does not
 * move under the finger.
 */
const REFETCH_AFTER_MS = 500;

let pendingRefetch: ReturnType<typeof setTimeout> | undefined;

interface FavoriteChange {
  favorite: Favorite;
  isWanted: boolean;
}

/** Saves the change for the current user and shows a toast, or asks to sign in. Throws where saving fails. */
export async function toggleFavorite(replies: ReplyCache, { favorite, isWanted }: FavoriteChange) {
  if (!(await fetchCurrentUser(replies))) return askToSignIn();
  try {
    await saveFavorite(replies, { favorite, isWanted });
  } catch (error) {
    // The session has ended since the page fetched it.
    if (isRefusal(error, "login-required")) return askToSignIn();
    throw error;
  }
  showToast((isWanted ? t.added : t.removed)(favorite.mantra.title));
}

const askToSignIn = () => showToast({ ...t.loginRequired, action: { label: t.signIn, onSelect: goToSignIn } });
const goToSignIn = () => navigate(addressOf(authPathFor(pathOf(location.pathname))));

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
  await replies.mutate<Favorite[]>(favoritesQuery.path, change, { revalidate: false });
  drop(replies, profile);
  clearTimeout(pendingRefetch);
  const owner = currentUid(replies);
  pendingRefetch = setTimeout(() => {
    // A person who has signed out by then has no favorites to read.
    if (currentUid(replies) === owner) refetchInBackground(replies, favoritesQuery);
  }, REFETCH_AFTER_MS);
}

const currentUid = (replies: ReplyCache) => readCached(replies, sessionQuery)?.user?.uid;

/** Returns the list after a change, with a new favorite first. A list that was never fetched stays undefined. */
function changed(before: Favorite[] | undefined, { favorite, isWanted }: FavoriteChange) {
  const others = before?.filter(({ mantra }) => mantra.id !== favorite.mantra.id);
  return others && isWanted ? [favorite, ...others] : others;
}
