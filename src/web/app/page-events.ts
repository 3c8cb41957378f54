import { useEffect } from "react";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { isServerSilent, REACH } from "../device/reach.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";
import { loadUntilDone } from "./load-until-done.ts";

const loadLate = lazyModule(() => import("./late-page-events.ts"));

/** Updates the cache after events outside of the page. */
export function PageEvents() {
  const replies = useReplyCache();
  useEffect(() => {
    const stopping = new AbortController();
    followOtherTabs(replies, stopping);
    askWhileSilent(replies, stopping);
    return () => stopping.abort();
  }, [replies]);
  return null;
}

/** Asks a silent server until it answers. */
function askWhileSilent(replies: ReplyCache, stopping: AbortController) {
  async function ask() {
    if (!isServerSilent()) return;
    const late = await loadUntilDone(loadLate, window, stopping.signal);
    late?.askUntilAnswered(replies, stopping.signal);
  }
  void ask();
  addEventListener(REACH, ask, stopping);
}

/** Reloads the current user when somebody signs in or out in another tab, which drops the replies of the previous user. */
function followOtherTabs(replies: ReplyCache, stopping: AbortController) {
  function follow({ key }: StorageEvent) {
    if (key !== PERSON_KEY) return;
    // Without this, the server refuses what this page asks of the person who has gone, and the page ends their session then.
    loadLate()
      .then(({ reloadCurrentUser }) => reloadCurrentUser(replies))
      .catch(console.warn);
  }
  addEventListener("storage", follow, stopping);
}
