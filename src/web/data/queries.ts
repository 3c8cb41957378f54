import { ApiError } from "#contract/client.ts";
import { language } from "#messages/language.ts";
import { addressIn, fillPath, type Access, type Endpoint, type Params } from "#contract/endpoint.ts";
import { mainLanguage } from "#model/languages.ts";
import type { Fetcher, ReplyCache } from "./reply-cache.ts";

/**
 * A GET of the contract. Its path, in the language of the interface, is the key of its reply, so the cache is organized
 * like the API.
 */
export interface Query<Reply> {
  path: string;
  /** This value replaces a 404, which is a failure without it. */
  absent?: Reply;
  /** The field lets the page render without the reply when the request fails. */
  mayFail?: true;
}

export const get = <Path extends string, Reply, Asked>(
  target: Endpoint<Path, Access, Reply, undefined, Asked>,
  params: Params<Path> & Asked,
): Query<Reply> => ({
  path: fillPath(language === mainLanguage ? target.path : addressIn(language, target), params),
});

/** Creates a query for something that may not exist. A 404 is then the value null, and no failure. */
export const find = <Path extends string, Reply, Asked>(
  target: Endpoint<Path, Access, Reply, undefined, Asked>,
  params: Params<Path> & Asked,
): Query<Reply | null> => ({ ...get(target, params), absent: null });

/** Creates a query for something that a page can do without: null replaces a reply that is absent or has failed. */
export const tryGet = <Path extends string, Reply>(
  target: Endpoint<Path, Access, Reply>,
  params: Params<Path>,
): Query<Reply | null> => ({ ...find(target, params), mayFail: true });

/** Requests a reply without caching it. */
export async function fetchReply<Reply>(fetcher: Fetcher, { path, absent }: Query<Reply>, signal?: AbortSignal) {
  try {
    return await fetcher<Reply>(path, signal);
  } catch (error) {
    if (absent !== undefined && error instanceof ApiError && error.status === 404) return absent;
    throw error;
  }
}

/** Returns the reply in the cache; undefined where there is none. */
export const readCached = <Reply>({ cache }: ReplyCache, { path }: Query<Reply>): Reply | undefined =>
  cache.get(path)?.data;

/** Requests of `fetchIfAbsent` that are in flight, by path. SWR knows only those that begin in a component. */
const inFlight = new Map<string, Promise<unknown>>();

/** Waits for a request of `fetchIfAbsent` in flight, or sends one. */
export function fetchUnlessInFlight<Reply>(fetcher: Fetcher, query: Query<Reply>) {
  // All replies of a path have one type.
  return (inFlight.get(query.path) as Promise<Reply> | undefined) ?? fetchReply(fetcher, query);
}

/** Returns the reply in the cache, else a fetched one. Throws where the request fails. */
export async function fetchIfAbsent<Reply>(replies: ReplyCache, query: Query<Reply>): Promise<Reply> {
  const cached = readCached(replies, query);
  if (cached !== undefined) return cached;
  const fetching = fetchUnlessInFlight(replies.fetcher, query);
  inFlight.set(query.path, fetching);
  const reply = await fetching.finally(() => inFlight.delete(query.path));
  // A component may have fetched the reply in the meantime, or a sign-in may have changed it.
  const current = readCached(replies, query);
  if (current !== undefined) return current;
  await replies.mutate(query.path, reply, { revalidate: false });
  return reply;
}

/**
 * Requests a reply again. A cached one stays until the new one has come. SWR drops the reply of every request that
 * began before this one. Throws where the request fails.
 */
export const refetch = <Reply>({ mutate, fetcher }: ReplyCache, query: Query<Reply>) =>
  // After a failure without a reply in the cache, components that wait for one request it themselves.
  mutate<Reply>(query.path, fetchReply(fetcher, query), { revalidate: (reply) => reply === undefined });

/** Repeats the failed requests for replies that are shown. */
export function repeatFailed({ cache, mutate }: ReplyCache) {
  for (const path of cache.keys()) {
    const { error, isValidating } = cache.get(path) ?? {};
    if (error !== undefined && !isValidating) void mutate(path);
  }
}
