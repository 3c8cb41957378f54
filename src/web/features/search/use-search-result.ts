import { useEffect, useMemo } from "react";
import useSWR from "swr";
import { pageApi } from "#contract/page-api.ts";
import type { Found } from "#model/found.ts";
import { fetchReply, get, readCached, type Query } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { resultOf } from "../../data/use-reply.ts";

export const searchQuery = (q: string): Query<Found> => get(pageApi.search, { q });

/**
 * Searches for a text. While the search is pending, `found` has the results of the previous query, whose request is
 * aborted if it is still in flight.
 */
export function useSearchResult(text: string) {
  const replies = useReplyCache();
  const { query, aborting } = useMemo(() => newSearch(text), [text]);
  useEffect(() => () => aborting.abort(), [aborting]);

  const { data, error, isLoading, mutate } = useSWR<Found | undefined, Error>(
    query.path,
    () => fetchReply(replies.fetcher, query, aborting.signal).catch(undefinedIfAborted(aborting.signal)),
    { keepPreviousData: true },
  );
  const result = resultOf({ data: readCached(replies, query), error, isLoading });
  return {
    status: result.status,
    error: result.error,
    found: result.status === "error" ? undefined : data,
    tryAgain: () => void mutate(),
  };
}

const newSearch = (text: string) => ({ query: searchQuery(text), aborting: new AbortController() });

/**
 * Turns the failure of an aborted request into undefined, so that it is not cached for the next search of the same
 * text.
 */
const undefinedIfAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) return undefined;
  throw error;
};
