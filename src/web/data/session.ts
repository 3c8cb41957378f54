import { useEffect, useState } from "react";
import { ApiError } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { get } from "./queries.ts";
import { useReplies, type Reply } from "./use-replies.ts";

const queries = { session: get(pageApi.session, {}) };

/** Who is there. Asked for after the page has come, because pages are the same for everybody. */
export const useSession = (): Reply<Session> => useReplies<{ session: Session }>(queries).session;

/** Signing in is impossible for now: the service says so itself, or the server that it cannot reach it. */
export const isAuthAway = (session: Reply<Session>) =>
  session.status === "here"
    ? !session.value.identity.available
    : session.status === "failed" && session.error instanceof ApiError && session.error.status === 503;

const PATIENCE_MS = 2000;

/** True from the moment at which the page goes on with what it knows. */
export function useOutOfPatience() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
