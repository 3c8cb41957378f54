import useSWR, { type SWRResponse } from "swr";
import { isCutOff } from "./personal-reads.ts";
import { fetchUnlessInFlight, readCached, type Query } from "./queries.ts";
import { useReplyCache } from "./reply-cache.ts";

export type Result<Reply> =
  | { status: "pending"; data: undefined; error: undefined }
  | { status: "success"; data: Reply; error: undefined }
  | { status: "error"; data: undefined; error: Error };

type Outcome<Reply> = Pick<SWRResponse<Reply, Error>, "data" | "error" | "isLoading">;

const pending = { status: "pending", data: undefined, error: undefined } as const;

/**
 * Reads the reply of a query, and requests it where it is not in the cache. A null query is pending, and requests
 * nothing.
 */
export function useReply<Reply>(query: Query<Reply> | null): Result<Reply> {
  const replies = useReplyCache();
  // The server has read all replies of a page before it renders it. SWR would prepare requests at each call.
  if (import.meta.env.SSR) return resultOf({ data: query ? readCached(replies, query) : undefined, ...unrequested });
  const { fetcher } = replies;
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a build is for the server or for browsers, and never for both
  return resultOf(useSWR<Reply, Error>(query && query.path, query && (() => fetchUnlessInFlight(fetcher, query))));
}

const unrequested = { error: undefined, isLoading: true };

/**
 * Converts SWR's state to a result. SWR keeps an error while it repeats the request, so that state is pending. A
 * request that a sign-out has aborted is pending until the page is left.
 */
export function resultOf<Reply>({ data, error, isLoading }: Outcome<Reply>): Result<Reply> {
  if (data !== undefined) return { status: "success", data, error: undefined };
  if (error !== undefined && !isLoading && !isCutOff(error)) return { status: "error", data: undefined, error };
  return pending;
}
