import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { failureMessages } from "../messages/failures.ts";
import { useMessages } from "../messages/language.ts";
import type { Query } from "./queries.ts";

/** Why there is nothing to show, for a screen that tells of it in words of its own. Null where nothing has failed. */
export function useFailureOf({ queryKey }: Query<unknown>): string | null {
  const error = useQueryClient().getQueryState(queryKey)?.error;
  const { network } = useMessages(failureMessages);
  if (!error) return null;
  return error instanceof ApiError ? error.message : network;
}
