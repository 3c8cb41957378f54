import { useEffect } from "react";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { isServerSilent, REACH } from "../device/reach.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";
import { loadUntilDone } from "./practice-sending.ts";

/** Updates the cache after events outside of the page. */
export function PageEvents() {
  const replies = useReplyCache();
  useEffect(() => followOtherTabs(replies), [replies]);
  useEffect(() => askWhileSilent(replies), [replies]);
  return null;
}

const loadAsking = lazyModule(() => import("./ask-server.ts"));

/** Asks a silent server until it answers. Returns how to stop. */
function askWhileSilent(replies: ReplyCache) {
  const stopping = new AbortController();
  async function ask() {
    if (!isServerSilent()) return;
    const asking = await loadUntilDone(loadAsking, window, stopping.signal);
    asking?.askUntilAnswered(replies, stopping.signal);
  }
  void ask();
  addEventListener(REACH, ask, stopping);
  return () => stopping.abort();
}

const loadCurrentUser = lazyModule(() => import("../data/current-user.ts"));

/**
 * Reloads the current user when somebody signs in or out in another tab, which drops the replies of the previous user.
 * Returns how to stop.
 */
function followOtherTabs(replies: ReplyCache) {
  function follow({ key }: StorageEvent) {
    if (key !== PERSON_KEY) return;
    // Without this, the server refuses what this page asks of the person who has gone, and the page ends their session then.
    loadCurrentUser()
      .then(({ reloadCurrentUser }) => reloadCurrentUser(replies))
      .catch(console.warn);
  }
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
