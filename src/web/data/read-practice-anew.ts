import type { QueryClient } from "@tanstack/react-query";

/** What has been shown of the practice has changed. A page that has not been opened yet reads it anyway. */
export function readPracticeAnew(client: QueryClient) {
  const shown = client.getQueryCache().findAll({
    predicate: ({ queryKey }) => /^\/api\/(user\/profile|practice)/.test(String(queryKey[0])),
  });
  for (const { queryKey } of shown) {
    client
      .fetchQuery({ queryKey, staleTime: 0 })
      .catch((error: unknown) => console.warn("The practice was not read anew", error));
  }
}
