import type { QueryClient } from "@tanstack/react-query";

/** Fetches every query of the practice again that has been fetched before. */
export function refetchPractice(client: QueryClient) {
  const shown = client.getQueryCache().findAll({
    predicate: ({ queryKey }) => /^\/api\/(user\/profile|practice)/.test(String(queryKey[0])),
  });
  for (const { queryKey } of shown) {
    client
      .fetchQuery({ queryKey, staleTime: 0 })
      .catch((error: unknown) => console.warn("The practice was not fetched again", error));
  }
}
