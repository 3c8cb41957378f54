import { useQuery } from "@tanstack/react-query";
import { personalApi, type Favorite } from "#contract/personal-api.ts";
import { get } from "./queries.ts";
import { useSession } from "./session.ts";

const favorites = get(personalApi.favorites, {});

/** False until the session and the favorites are fetched. */
export function useIsFavorite(mantraId: string): boolean {
  const isSignedIn = Boolean(useSession().data?.user);
  const { data: isFavorite = false } = useQuery<Favorite[], Error, boolean>({
    ...favorites,
    enabled: isSignedIn,
    select: (all) => all.some(({ mantra }) => mantra.id === mantraId),
  });
  return isSignedIn && isFavorite;
}
