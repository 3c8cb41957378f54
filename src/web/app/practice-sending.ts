import { useEffect } from "react";
import type { User } from "#model/user.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useSession } from "../data/session.ts";
import { REACH } from "../device/reach.ts";
import { browserPerson } from "../practice/person.ts";

const loadSending = lazyModule(() => import("./send-practice.ts"));

/**
 * Assigns practice to the person of the session, or to nobody; without a network, to the last person. While somebody is
 * signed in, their practice is sent.
 */
export function PracticeSending() {
  const { data: session } = useSession();
  const replies = useReplyCache();
  const user = session?.user;
  const uid = user === undefined ? undefined : (user?.uid ?? null);

  useEffect(() => {
    if (uid !== undefined) browserPerson.remember(uid);
  }, [uid]);

  useEffect(() => {
    if (!user) return;
    const stopping = new AbortController();
    void startSending(replies, user, stopping.signal);
    return () => stopping.abort();
  }, [replies, user]);
  return null;
}

async function startSending(replies: ReplyCache, user: User, signal: AbortSignal) {
  const sending = await loadUntilDone(loadSending, window, signal);
  if (sending && !signal.aborted) signal.addEventListener("abort", sending.sendPractice(replies, user));
}

/** A script that failed is loaded again after so many milliseconds. */
const WAIT = 15_000;

/**
 * Loads a script, however often that fails: again after a wait, or when the server answers again.
 * Returns undefined where the signal has ended the attempts.
 */
export async function loadUntilDone<Module>(load: () => Promise<Module>, page: EventTarget, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return await load();
    } catch (error) {
      console.info("A script will be loaded later", error);
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT);
        page.addEventListener(REACH, resolve, { once: true, signal });
      });
    }
  }
  return undefined;
}
