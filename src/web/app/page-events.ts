import { useEffect } from "react";
import { repeatWhenOnline } from "../data/queries.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";

/** Updates the cache after events outside of the page. */
export function PageEvents() {
  const replies = useReplyCache();
  useEffect(() => followOtherTabs(replies), [replies]);
  useEffect(() => repeatWhenOnline(replies), [replies]);
  return null;
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
