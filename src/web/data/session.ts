import { ApiError } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { useIsServerSilent } from "../device/reach.ts";
import { fetchIfAbsent, get } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useReply, type Result } from "./use-reply.ts";

export const sessionQuery = get(pageApi.session, {});

/**
 * Returns the session of the current user. It is requested after hydration, because pages are the same for everybody. A
 * part of the page that is hydrated after the session has come sees it as pending at first, as the server's markup
 * does, and does not request it again.
 */
export const useSession = (): Result<Session> => useReply(useIsHydrated() ? sessionQuery : null);

/** Returns true while the session may come soon: a network without a way out leaves it pending for long. */
export function useIsSessionAwaited({ status }: Result<Session>): boolean {
  const isSilent = useIsServerSilent();
  return status === "pending" && !isSilent;
}

/** Returns the current user, and waits while the session is still being fetched. Throws where it cannot be fetched. */
export const fetchCurrentUser = async (replies: ReplyCache) => (await fetchIfAbsent(replies, sessionQuery)).user;

/** Returns true if sign-in is unavailable: the session says so, or the server cannot reach the identity service. */
export const isSignInUnavailable = ({ data, error }: Result<Session>) =>
  data ? !data.identity.available : error instanceof ApiError && error.status === 503;
