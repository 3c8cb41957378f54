import { isOutOfReach } from "../data/is-out-of-reach.ts";
import { repeatFailed } from "../data/queries.ts";
import type { ReplyCache } from "../data/reply-cache.ts";
import { sessionQuery } from "../data/session.ts";
import { noteAnswer } from "../device/reach.ts";

/** While no server answers, a page in sight asks it after so many milliseconds. */
const ASK_MS = 4000;

interface Options {
  /** True where the server was silent before the page began, which has just asked who is signed in. */
  isLost: boolean;
  signal: AbortSignal;
}

/**
 * Asks a silent server who is signed in, until it answers: at its pace, when the browser says that it has a network, which
 * it may say before it has one, or never, and when the page comes back into sight.
 */
export function askUntilAnswered(replies: ReplyCache, { isLost, signal }: Options) {
  const ending = new AbortController();
  const until = { signal: AbortSignal.any([signal, ending.signal]) };
  let timer = setTimeout(askAgain, ASK_MS);

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
    repeatFailed(replies, isLost);
    noteAnswer();
  }

  function askAgain(online?: Event) {
    isLost = true;
    if (online || !document.hidden) void ask();
  }

  addEventListener("online", askAgain, until);
  addEventListener("visibilitychange", () => askAgain(), until);
  until.signal.addEventListener("abort", () => clearTimeout(timer));
  if (!isLost) void ask();
}
