import type { Transport } from "#contract/client.ts";
import { refetch, repeatFailed, type Query } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** Paths of what belongs to the person who is signed in. */
export const personalPaths = /^\/api\/(favorites|user|practice)\b/;

let reading = new AbortController();

/** Reads something personal only until the person signs out. */
export const untilSignOut =
  (transport: Transport): Transport =>
  (path, init) =>
    transport(path, personalPaths.test(path) ? { ...init, signal: reading.signal } : init);

/** Cuts off what is being read for this person while `work` ends their session: the server would refuse it. */
export async function cutOffReads<Result>(replies: ReplyCache, work: () => Promise<Result>): Promise<Result> {
  reading.abort();
  try {
    const result = await work();
    reading = new AbortController();
    return result;
  } catch (error) {
    reading = new AbortController();
    // They are still signed in.
    repeatFailed(replies);
    throw error;
  }
}

export const isCutOff = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Refetches what is shown already, so that a failure is only logged. Being cut off by signing out is none. */
export const refetchInBackground = (replies: ReplyCache, query: Query<unknown>) =>
  void refetch(replies, query).catch((error: unknown) => {
    if (!isCutOff(error)) console.warn(`${query.path} was not refetched`, error);
  });
