/* @chunk reading */
import type { Query } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { readFailure } from "../../ui/read-failure.ts";

/** Returns in words why a query that may fail has no data; null where it has not failed. */
export function useQueryFailure({ path }: Query<unknown>): string | null {
  const error: unknown = useReplyCache().cache.get(path)?.error;
  return error instanceof Error ? readFailure(error) : null;
}
