import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Query } from "./queries.ts";

/**
 * Results of a page's queries, in their order. Hooks in a loop are safe here: a page always has the same number of
 * queries, and another page is another component instance. TanStack's useQueries adds 0.8 kB to every first visit.
 */
export const usePageQueries = (queries: readonly Query<unknown>[]): UseQueryResult<unknown>[] =>
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  queries.map((query) => useQuery<unknown>(query));
