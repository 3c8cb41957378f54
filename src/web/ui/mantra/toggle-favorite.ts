import { navigate } from "wouter/use-browser-location";
import { isRefusal } from "#contract/client.ts";
import { authPathFor } from "#model/next-path.ts";
import { saveFavorite, type FavoriteChange } from "../../data/favorites.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";
import { fetchCurrentUser } from "../../data/session.ts";
import { favoriteToasts as t } from "#messages/mantra.ts";
import { showToast } from "../toast.ts";

/** Saves the change for the current user and shows a toast, or asks to sign in. Throws where saving fails. */
export async function toggleFavorite(replies: ReplyCache, { favorite, isWanted }: FavoriteChange) {
  const askToSignIn = () => showToast({ ...t.loginRequired, action: { label: t.signIn, onSelect: goToSignIn } });
  if (!(await fetchCurrentUser(replies))) return askToSignIn();
  try {
    await saveFavorite(replies, { favorite, isWanted });
  } catch (error) {
    // The session has ended meanwhile.
    if (isRefusal(error, "login-required")) return askToSignIn();
    throw error;
  }
  showToast((isWanted ? t.added : t.removed)(favorite.mantra.title));
}

const goToSignIn = () => navigate(authPathFor(location.pathname));
