import { useEffect, useMemo } from "react";
import { stored } from "../device/storage.ts";
import { endSessionIfUnauthorized } from "./current-user.ts";
import { keptReplies } from "./kept-replies.ts";
import type { Query } from "./queries.ts";
import { useReplyCache } from "./reply-cache.ts";
import { useOutOfReach } from "./use-out-of-reach.ts";
import { useReply, type Result } from "./use-reply.ts";

/** A reply about the current user. If the device kept it for want of a network, it has the time of that, in ISO. */
export type Personal<Reply> = Result<Reply> & { keptAt?: string };

/**
 * Reads what is stored about the current user or, where no server answers in time, what the device has kept of it. If the
 * session has ended on the server, it ends on this page too.
 */
export function usePersonal<Reply>(query: Query<Reply>): Personal<Reply> {
  const replies = useReplyCache();
  const result = useReply(query);
  const { error } = result;
  useEffect(() => endSessionIfUnauthorized(replies, error), [replies, error]);
  const isMissed = useOutOfReach(query.path, result);
  const kept = useMemo(
    () => (isMissed ? (keptReplies(stored)?.find(query.path) ?? null) : null),
    [isMissed, query.path],
  );
  // All replies of a path have one type.
  if (kept) return { status: "success", data: kept.reply as Reply, error: undefined, keptAt: kept.at };
  return isMissed && result.status === "pending" ? unanswered : result;
}

/** What is waited for may still come, but the page says by now that it is not here. */
const unanswered = { status: "error", data: undefined, error: new Error("No answer has come yet") } as const;
