import type { Transport } from "#contract/client.ts";
import { refetch, repeatFailed, type Query } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** Matches the paths of replies that belong to the person who is signed in. */
export const personalPaths = /^\/api\/(favorites|user|practice)\b/;

let reading = new AbortController();

/** Aborts personal requests when the person signs out. */
export const untilSignOut =
  (transport: Transport): Transport =>
  (path, init) =>
    transport(path, personalPaths.test(path) ? { ...init, signal: reading.signal } : init);

/** Aborts personal requests while `work` ends the session, because the server would refuse them. */
export async function cutOffReads<Result>(replies: ReplyCache, work: () => Promise<Result>): Promise<Result> {
  reading.abort();
  try {
    const result = await work();
    reading = new AbortController();
    return result;
  } catch (error) {
    reading = new AbortController();
    // The person is still signed in.
    repeatFailed(replies);
    throw error;
  }
}

export const isCutOff = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Refetches what is shown already, so that a failure is only logged. A request that signing out has aborted is no
 * failure.
 */
export const refetchInBackground = (replies: ReplyCache, query: Query<unknown>) =>
  void refetch(replies, query).catch((error: unknown) => {
    if (!isCutOff(error)) console.warn(`${query.path} was not refetched`, error);
  });
