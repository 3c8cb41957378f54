import type { QueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { ApiError } from "#contract/client.ts";
import type { Favorite } from "#contract/personal-api.ts";
import { authPathFor } from "#model/next-path.ts";
import { saveFavorite } from "../data/favorites.ts";
import { whoIsThere } from "../data/who-is-there.ts";
import { favoriteToasts } from "../messages/favorite-toasts.ts";
import type { Language } from "../messages/language.ts";
import { showToast } from "../ui/toast.ts";

interface Change {
  favorite: Favorite;
  isWanted: boolean;
  language: Language;
}

/** Saves it for who is there, or asks to sign in; says in a toast what came of it. */
export async function toggleFavorite(client: QueryClient, { favorite, isWanted, language }: Change) {
  const t = favoriteToasts[language];
  const askToSignIn = () => showToast({ ...t.loginRequired, action: { label: t.signIn, onSelect: goToSignIn } });
  if (!(await whoIsThere(client))) return askToSignIn();
  try {
    await saveFavorite(client, favorite, isWanted);
    showToast((isWanted ? t.added : t.removed)(favorite.mantra.title));
  } catch (error) {
    // Signed out elsewhere, as it turns out.
    if (error instanceof ApiError && error.status === 401) return askToSignIn();
    console.warn("The favourite was not saved", error);
    showToast({ ...t.failed, variant: "destructive" });
  }
}

const goToSignIn = () => navigate(authPathFor(location.pathname));
