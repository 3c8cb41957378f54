import { lazyModule } from "../loading/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";
import type { ReplyCache } from "../data/reply-cache.ts";

const loadCurrentUser = lazyModule(() => import("../data/current-user.ts"));

/**
 * Reloads the current user when somebody signs in or out in another tab, and drops what was read for the one before.
 * Returns how to stop.
 */
export function followOtherTabs(replies: ReplyCache) {
  function follow({ key }: StorageEvent) {
    if (key !== PERSON_KEY) return;
    loadCurrentUser()
      .then(({ reloadCurrentUser }) => reloadCurrentUser(replies))
      .catch(console.warn);
  }
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
