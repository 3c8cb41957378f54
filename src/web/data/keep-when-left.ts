import type { User } from "#model/user.ts";
import type { TextStorage } from "../device/storage.ts";
import { isShownOffline, keepReplies } from "./kept-replies.ts";
import type { ReplyCache } from "./reply-cache.ts";

interface Options {
  user: User;
  storage: TextStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Fires "pagehide" and "visibilitychange". */
  page: EventTarget;
  isVisible: () => boolean;
}

/**
 * Keeps what this page has read of a person whenever the page is left or hidden, so that it is there for a time without a
 * network. A reply that has not changed since is not kept again, because another tab may have a newer one. Returns how
 * to stop.
 */
export function keepWhenLeft({ cache }: ReplyCache, { user, storage, now, page, isVisible }: Options): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kept = new Map<string, unknown>();

  function keep() {
    const replies = [...cache.keys()].flatMap((path): [string, unknown][] => {
      const reply: unknown = isShownOffline(path) ? cache.get(path)?.data : undefined;
      return reply === undefined || reply === null || kept.get(path) === reply ? [] : [[path, reply]];
    });
    for (const [path, reply] of replies) kept.set(path, reply);
    keepReplies(storage, { user, replies, at: new Date(now()).toISOString() });
  }

  page.addEventListener("pagehide", keep, { signal });
  page.addEventListener("visibilitychange", () => isVisible() || keep(), { signal });
  keep();
  return () => stopping.abort();
}
