import { favorites } from "#contract/favorites-endpoint.ts";
import { get } from "./queries.ts";
import { useSession } from "./session.ts";
import { useReply } from "./use-reply.ts";

export const favoritesQuery = get(favorites, {});

/** Returns true for a favorite, and false until the session and the favorites are fetched. */
export function useIsFavorite(mantraId: string): boolean {
  const isSignedIn = Boolean(useSession().data?.user);
  const { data } = useReply(isSignedIn ? favoritesQuery : null);
  return data?.some(({ mantra }) => mantra.id === mantraId) ?? false;
}
