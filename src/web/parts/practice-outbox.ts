import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#model/user.ts";
import { fetchInTime } from "../data/call.ts";
import { useSession } from "../data/session.ts";
import { browserClock } from "../practice/clock.ts";
import { loadUntilDone } from "../practice/load-until-done.ts";
import { browserPerson } from "../practice/person.ts";

/**
 * Practice belongs to the person of the session, or to nobody; without a network, to the last one. While somebody is
 * signed in, what was practised is sent.
 */
export function PracticeOutbox() {
  const { data: session } = useSession();
  const client = useQueryClient();
  const user = session?.user;
  const uid = user === undefined ? undefined : (user?.uid ?? null);

  useEffect(() => {
    if (uid !== undefined) browserPerson.remember(uid);
  }, [uid]);

  useEffect(() => (user ? startSending(client, user) : undefined), [client, user]);
  return null;
}

const loadWorker = () =>
  Promise.all([
    import("../practice/browser-practice.ts"),
    import("../practice/outbox-worker.ts"),
    import("../data/current-user.ts"),
    import("../data/refetch-practice.ts"),
  ]);

/** Returns how to stop. */
function startSending(client: QueryClient, user: User) {
  const stopping = new AbortController();
  const { signal } = stopping;
  loadUntilDone(
    loadWorker,
    ([{ browserPractice }, { startOutboxWorker }, { endSessionIfUnauthorized }, { refetchPractice }]) => {
      const onSent = () => refetchPractice(client);
      const onFailed = (error: unknown) => endSessionIfUnauthorized(client, error);
      const options = { user, transport: fetchInTime, onSent, onFailed };
      const worker = startOutboxWorker(options, browserPractice());
      signal.addEventListener("abort", () => worker.stop());
    },
    { clock: browserClock, page: window, signal },
  );
  return () => stopping.abort();
}
