import { useQuery, type QueryClient, type UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { get } from "./queries.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

export const sessionQuery = get(pageApi.session, {});

export type SessionResult = Pick<UseQueryResult<Session>, "status" | "data" | "error">;

/** Milliseconds after which a part of the page no longer waits for the session. */
export const SESSION_TIMEOUT_MS = 2000;

const pending: SessionResult = { status: "pending", data: undefined, error: null };

/**
 * Session of the current user, requested after hydration: pages are the same for everybody. A part of the page that is
 * hydrated later than the session arrives sees it as pending too, as the server's markup does.
 */
export function useSession(): SessionResult {
  const session = useQuery<Session>(sessionQuery);
  return useIsHydrated() ? session : pending;
}

/** The current user, also while the session is still being fetched. Throws where it cannot be fetched. */
export const fetchCurrentUser = async (client: QueryClient) => (await client.query<Session>(sessionQuery)).user;

/** Sign-in is unavailable: the session says so, or the server that it cannot reach the identity service. */
export const isSignInUnavailable = ({ data, error }: SessionResult) =>
  data ? !data.identity.available : error instanceof ApiError && error.status === 503;
