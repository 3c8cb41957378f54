import { QueryClient } from "@tanstack/react-query";
import { ApiError, send, type Transport } from "#contract/client.ts";
import { fillPath, type Access, type Endpoint, type Params } from "#contract/endpoint.ts";

/** A GET of the contract. Its key is its path, so the cache reads like the API. */
export interface Query<Reply> {
  queryKey: [path: string];
  meta?: {
    /** Reads a 404 as null. */
    mayBeAbsent?: true;
    /** Lets the page render without the reply when the request fails. */
    mayFail?: true;
    /** Aborts the request when no component waits for it any more. */
    isAbortable?: true;
  };
  /** Only a type: the data under the key. */
  reply?: Reply;
}

export function get<Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply> {
  return { queryKey: [fillPath(target.path, params)] };
}

/** Query for something that may not exist: a 404 is the value null, not a failure. */
export function find<Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply | null> {
  return { queryKey: [fillPath(target.path, params)], meta: { mayBeAbsent: true } };
}

/** Query for something a page can do without: absent or failed, the page renders with null. */
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
        // `context.signal` is read for abortable queries only: reading it is what makes TanStack abort one.
        queryFn: async (context) => {
          const { queryKey, meta } = context;
          const request = meta?.isAbortable ? withSignal(transport, context.signal) : transport;
          const reply = send(request, "GET", String(queryKey[0]));
          return meta?.mayBeAbsent ? reply.catch(nullIfAbsent) : reply;
        },
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a request fails at once and says so, instead of waiting under a skeleton.
        networkMode: "always",
      },
    },
  });
}

const withSignal =
  (transport: Transport, signal: AbortSignal): Transport =>
  (path, init) =>
    transport(path, { ...init, signal });

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Requests what is cached already, which stays until the reply has come. Throws where the request fails. */
export const refetch = <Reply>(client: QueryClient, { queryKey, meta }: Query<Reply>) =>
  client.query<Reply>({ queryKey, ...(meta && { meta }), staleTime: 0 });

/**
 * Repeats failed requests when the network comes back: the page's and the session's. TanStack's own refetchOnReconnect
 * misses a page that was opened offline, because it waits for an "offline" event first.
 */
export function refetchFailedWhenOnline(client: QueryClient, page: EventTarget = window) {
  page.addEventListener("online", () => client.refetchQueries({ predicate: ({ state }) => state.status === "error" }));
}

/** All replies read so far, by path. */
export const collect = (client: QueryClient): Record<string, unknown> =>
  Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey, state }) => [queryKey[0], state.data]),
  );

export function restore(client: QueryClient, replies: Record<string, unknown>) {
  for (const [path, reply] of Object.entries(replies)) client.setQueryData([path], reply);
}
