import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { endSessionIfUnauthorized } from "./current-user.ts";
import type { Query } from "./queries.ts";

/** Reads what is stored about the current user. A session that has ended on the server ends on this page too. */
export function usePersonal<Value>(query: Query<Value>): UseQueryResult<Value> {
  const client = useQueryClient();
  const result = useQuery<Value>(query);
  const { error } = result;
  useEffect(() => endSessionIfUnauthorized(client, error), [client, error]);
  return result;
}
