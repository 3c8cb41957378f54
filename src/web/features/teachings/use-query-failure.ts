/* @chunk reading */
import { ApiError } from "#contract/client.ts";
import { readRefusal } from "#messages/read-refusals.ts";
import { failureMessages } from "#messages/ui.ts";
import type { Query } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";

/** Returns in words why a query that may fail has no data; null where it has not failed. */
export function useQueryFailure({ path }: Query<unknown>): string | null {
  const error: unknown = useReplyCache().cache.get(path)?.error;
  const { network } = failureMessages;
  if (!error) return null;
  return error instanceof ApiError ? readRefusal(error) : network;
}
