import { useEffect, useState } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { get } from "./queries.ts";
import { useReplies, type Reply } from "./use-replies.ts";

const queries = { session: get(pageApi.session, {}) };

/** Who is there. Asked for after the page has come, because pages are the same for everybody. */
export const useSession = (): Reply<Session> => useReplies<{ session: Session }>(queries).session;

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
