import { useEffect, useState } from "react";
import { repeatFailed, type Query } from "../data/queries.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useReply, type Result } from "../data/use-reply.ts";

/**
 * Results of a page's queries, in their order. Hooks in a loop are safe here: a page always has the same number of
 * queries, and another page is another component instance.
 */
export function usePageQueries(queries: readonly Query<unknown>[]): Result<unknown>[] {
  const replies = useReplyCache();
  // A page that is opened does not begin with a failure of the one before.
  useState(() => forgetFailures(replies, queries));
  // Queries of its parts are repeated too. SWR does so only where nothing has shown the failure until now.
  useEffect(() => repeatFailed(replies), [replies]);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  return queries.map((query) => useReply(query));
}

function forgetFailures({ cache }: ReplyCache, queries: readonly Query<unknown>[]) {
  for (const { path } of queries) if (cache.get(path)?.error !== undefined) cache.delete(path);
}
