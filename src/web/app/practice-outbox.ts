import { useEffect } from "react";
import type { User } from "#model/user.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useSession } from "../data/session.ts";
import { loadUntilDone } from "../practice/load-until-done.ts";
import { browserPerson } from "../practice/person.ts";

const loadSending = lazyModule(() => import("./send-practice.ts"));
const after = (milliseconds: number, work: () => void) => void setTimeout(work, milliseconds);

/**
 * Practice belongs to the person of the session, or to nobody; without a network, to the last one. While somebody is
 * signed in, what was practiced is sent.
 */
export function PracticeOutbox() {
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
