import { useEffect } from "react";
import type { User } from "#model/user.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useSession } from "../data/session.ts";
import { browserPerson } from "../practice/person.ts";
import { loadUntilDone } from "./load-until-done.ts";

const loadSync = lazyModule(() => import("./start-account-sync.ts"));

/**
 * Assigns practice to the person of the session, or to nobody; without a network, to the last person. While somebody is
 * signed in, this device and their account are kept the same.
 */
export function AccountSync() {
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
    void start(replies, user, stopping.signal);
    return () => stopping.abort();
  }, [replies, user]);
  return null;
}

async function start(replies: ReplyCache, user: User, signal: AbortSignal) {
  const sync = await loadUntilDone(loadSync, window, signal);
  if (sync && !signal.aborted) signal.addEventListener("abort", sync.startAccountSync(replies, user));
}
