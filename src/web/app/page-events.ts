import { useEffect } from "react";
import { isOutOfReach } from "../data/is-out-of-reach.ts";
import { repeatFailed, repeatUnanswered } from "../data/queries.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { sessionQuery } from "../data/session.ts";
import { isServerSilent, noteAnswer, SILENT } from "../device/reach.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";

/** Updates the cache after events outside of the page. */
export function PageEvents() {
  const replies = useReplyCache();
  useEffect(() => followOtherTabs(replies), [replies]);
  useEffect(() => askWhileSilent(replies), [replies]);
  return null;
}

/** While no server answers, a page in sight asks it after so many milliseconds. */
const ASK_MS = 4000;

/**
 * Asks a silent server who is signed in, until it answers: at once, when the browser says that it has a network, which it
 * may say before it has one, or never, and when the page comes back into sight. Returns how to stop.
 */
function askWhileSilent(replies: ReplyCache) {
  const stopping = new AbortController();
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  // A page that the app shell has begun knows of the silence already, and has asked for the session.
  let isLost = isServerSilent();
  const askLater = () => void (timer = setTimeout(askInSight, ASK_MS));
  const askInSight = () => document.hidden || ask();

  async function ask() {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    askLater();
    try {
      await replies.fetcher(sessionQuery.path, asking.signal);
    } catch (error) {
      if (isOutOfReach(error)) return void (isLost = true);
    }
    clearTimeout(timer);
    // A request that waits while others are answered is slow, and would only be slower if it began anew.
    (isLost ? repeatUnanswered : repeatFailed)(replies);
    isLost = false;
    noteAnswer();
  }

  function askForNetwork() {
    isLost = true;
    void ask();
  }

  if (isLost) askLater();
  addEventListener(SILENT, ask, stopping);
  addEventListener("online", askForNetwork, stopping);
  addEventListener("visibilitychange", () => isServerSilent() && askInSight(), stopping);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
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
