import { useEffect } from "react";
import { endSessionIfUnauthorized } from "./current-user.ts";
import type { Query } from "./queries.ts";
import { useReplyCache } from "./reply-cache.ts";
import { useReply, type Result } from "./use-reply.ts";

/** Reads what is stored about the current user. If the session has ended on the server, it ends on this page too. */
export function usePersonal<Reply>(query: Query<Reply>): Result<Reply> {
  const replies = useReplyCache();
  const result = useReply(query);
  const { error } = result;
  useEffect(() => endSessionIfUnauthorized(replies, error), [replies, error]);
  return result;
}
