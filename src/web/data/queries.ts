import { QueryClient } from "@tanstack/react-query";
import { ApiError, send, type Transport } from "#contract/client.ts";
import { fillPath, type Access, type Endpoint, type Params } from "#contract/endpoint.ts";

/** A GET of the contract. Its key is its path, so the cache reads like the API. */
export interface Query<Reply> {
  queryKey: [path: string];
  meta?: { mayBeAbsent?: true; mayFail?: true };
  /** Only a type: what is found under the key. */
  reply?: Reply;
}

export function get<Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply> {
  return { queryKey: [fillPath(target.path, params)] };
}

/** The same for a thing that may not exist: a 404 is the value null, not a failure. */
export function find<Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply | null> {
  return { queryKey: [fillPath(target.path, params)], meta: { mayBeAbsent: true } };
}

/** The same for what a page can do without: if the call fails, the page goes on with null. */
export function tryGet<Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply | null> {
  return { queryKey: [fillPath(target.path, params)], meta: { mayBeAbsent: true, mayFail: true } };
}

export function createQueryClient(transport: Transport) {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          const reply = send(transport, "GET", String(queryKey[0]));
          return meta?.mayBeAbsent ? reply.catch(nullIfAbsent) : reply;
        },
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once and says so, instead of waiting under a skeleton.
        networkMode: "always",
      },
    },
  });
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Asks again for what is already there, which stays until the answer has come. */
export const refresh = <Reply>(client: QueryClient, { queryKey, meta }: Query<Reply>) =>
  client.fetchQuery({ queryKey, ...(meta && { meta }), staleTime: 0 });

/** What could not be had without a network is asked for as soon as there is one: the page, and who is there. */
export function askAgainOnline(client: QueryClient) {
  addEventListener("online", () => client.refetchQueries({ predicate: ({ state }) => state.status === "error" }));
}

/** Every reply that was read so far, by path. */
export const collect = (client: QueryClient): Record<string, unknown> =>
  Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey[0], state.data]),
  );

export function restore(client: QueryClient, replies: Record<string, unknown>) {
  for (const [path, reply] of Object.entries(replies)) client.setQueryData([path], reply);
}
