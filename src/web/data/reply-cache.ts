import { useSWRConfig, type SWRConfiguration } from "swr";
import { send, type Transport } from "#contract/client.ts";

/** Requests a path of the API. */
export type Fetcher = <Reply>(path: string, signal?: AbortSignal) => Promise<Reply>;

/** Replies of the API by path: SWR's cache, its function that changes it, and the function that requests a reply. */
export interface ReplyCache extends Pick<ReturnType<typeof useSWRConfig>, "cache" | "mutate"> {
  fetcher: Fetcher;
}

// An SWRConfig with a fetcher surrounds the app (see replyConfig).
export const useReplyCache = () => useSWRConfig() as ReplyCache;

/**
 * Returns the value of the SWRConfig around the app. The cache begins with `replies`, and keeps each reply until it is
 * changed.
 */
export const replyConfig = (fetcher: Fetcher, replies: Readonly<Record<string, unknown>> = {}): SWRConfiguration => ({
  provider: () => new Map(Object.entries(replies).map(([path, data]) => [path, { data }])),
  fetcher,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Hooks share only a request in flight. With a longer interval, a reply that is dropped right after it came would not
  // be requested again.
  dedupingInterval: 0,
});

export const createFetcher =
  (transport: Transport): Fetcher =>
  (path, signal) =>
    send(signal ? withSignal(transport, signal) : transport, "GET", path);

const withSignal =
  (transport: Transport, signal: AbortSignal): Transport =>
  (path, init) =>
    transport(path, { ...init, signal });
