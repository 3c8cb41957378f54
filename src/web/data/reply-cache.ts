import { useSWRConfig, type SWRConfiguration } from "swr";
import { send, type Transport } from "#contract/client.ts";

/** Requests a path of the API. */
export type Fetcher = <Reply>(path: string, signal?: AbortSignal) => Promise<Reply>;

/** Replies of the API by path: SWR's cache, its function that changes it, and what requests a reply. */
export interface ReplyCache extends Pick<ReturnType<typeof useSWRConfig>, "cache" | "mutate"> {
  fetcher: Fetcher;
}

// The app stands in an SWRConfig with a fetcher: see replyConfig.
export const useReplyCache = () => useSWRConfig() as ReplyCache;

/** Value of the SWRConfig around the app: begins with `replies`, and keeps each reply until it is changed. */
export const replyConfig = (fetcher: Fetcher, replies: Readonly<Record<string, unknown>> = {}): SWRConfiguration => ({
  provider: () => new Map(Object.entries(replies).map(([path, data]) => [path, { data }])),
  fetcher,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Hooks share a request in flight. Longer, and a reply that is dropped right after it came would not be requested.
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
