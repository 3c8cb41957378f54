import { useEffect } from "react";
import type { User } from "#model/user.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useSession } from "../data/session.ts";
import { browserPerson } from "../practice/person.ts";

const loadSending = lazyModule(() => import("./send-practice.ts"));
const after = (milliseconds: number, work: () => void) => void setTimeout(work, milliseconds);

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
  const { sendPractice } = await loadUntilDone(loadSending, { after, page: window, signal });
  if (!signal.aborted) signal.addEventListener("abort", sendPractice(replies, user));
}

/** A script that failed is loaded again after so many milliseconds. */
const WAIT = 15_000;

interface Options {
  after: (milliseconds: number, work: () => void) => void;
  /** The page, which fires "online". */
  page: EventTarget;
  /** The signal ends the attempts. The promise then stays pending. */
  signal: AbortSignal;
}

/**
 * Loads a script, however often that fails: again after a wait, and when the network comes back. The promise never
 * rejects.
 */
export const loadUntilDone = <Module>(load: () => Promise<Module>, { after, page, signal }: Options) =>
  new Promise<Module>((resolve) => {
    let isDone = false;
    let isWaiting = false;

    async function attempt() {
      if (isDone || signal.aborted) return;
      try {
        resolve(await load());
        isDone = true;
      } catch (error) {
        console.info("A script will be loaded later", error);
        wait();
      }
    }

    /** An attempt when the network comes back does not wait a second time beside the one that waits already. */
    function wait() {
      if (isWaiting) return;
      isWaiting = true;
      after(WAIT, () => {
        isWaiting = false;
        void attempt();
      });
    }

    page.addEventListener("online", attempt, { signal });
    void attempt();
  });
