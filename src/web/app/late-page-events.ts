import { isOutOfReach } from "../data/is-out-of-reach.ts";
import { repeatFailed } from "../data/queries.ts";
import type { ReplyCache } from "../data/reply-cache.ts";
import { sessionQuery } from "../data/session.ts";
import { noteAnswer } from "../device/reach.ts";

/** What page-events.ts asks for once something has happened. */
export { reloadCurrentUser } from "../data/current-user.ts";

/** While no server answers, a page in sight asks it after so many milliseconds. */
const ASK_MS = 4000;

/**
 * Asks a silent server who is signed in, until it answers: at its pace, when the browser says that it has a network, which
 * it may say before it has one, or never, and when the page comes back into sight.
 */
export function askUntilAnswered(replies: ReplyCache, signal: AbortSignal) {
  const ending = new AbortController();
  const until = { signal: AbortSignal.any([signal, ending.signal]) };
  let timer: ReturnType<typeof setTimeout>;
  let isLost = false;

  async function ask() {
    clearTimeout(timer);
    timer = setTimeout(askAgain, ASK_MS);
    try {
      await replies.fetcher(sessionQuery.path, AbortSignal.timeout(ASK_MS));
    } catch (error) {
      if (isOutOfReach(error)) return;
    }
    if (until.signal.aborted) return;
    ending.abort();
    // A request that waits while others are answered is slow, and would only be slower if it began anew.
    if (isLost) repeatWaiting(replies);
    repeatFailed(replies);
    noteAnswer();
  }

  function askAgain(online?: Event) {
    isLost = true;
    if (online || !document.hidden) void ask();
  }

  addEventListener("online", askAgain, until);
  addEventListener("visibilitychange", () => askAgain(), until);
  until.signal.addEventListener("abort", () => clearTimeout(timer));
  void ask();
}

/** Repeats the requests that wait for their first answer: those sent to a network without a way out never have one. */
function repeatWaiting({ cache, mutate }: ReplyCache) {
  for (const path of cache.keys()) {
    const { data, isValidating } = cache.get(path) ?? {};
    if (isValidating && data === undefined) void mutate(path);
  }
}
