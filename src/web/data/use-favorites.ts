import { personalApi, type Favorite } from "#contract/personal-api.ts";
import { get, type Query } from "./queries.ts";
import { useSession } from "./session.ts";
import { useReplies } from "./use-replies.ts";

interface Replies {
  favorites?: Favorite[];
}

const signedIn: { favorites: Query<Favorite[]> } = { favorites: get(personalApi.favorites, {}) };

/** Those of the person who is there; none while that, or they, are not known. */
export function useFavorites(): Favorite[] {
  const session = useSession();
  const isSignedIn = session.status === "here" && session.value.user !== null;
  const { favorites } = useReplies<Replies>(isSignedIn ? signedIn : {});
  return favorites?.status === "here" ? (favorites.value ?? []) : [];
}
