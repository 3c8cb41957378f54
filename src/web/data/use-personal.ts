import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteEndOfSession } from "./change-user.ts";
import type { Query } from "./queries.ts";
import { useReplies, type Reply } from "./use-replies.ts";

/** What is stored about who is signed in. When the server does not know them any more, the page learns it here. */
export function usePersonal<Value>(query: Query<Value>): Reply<Value> {
  const client = useQueryClient();
  const { reply } = useReplies<{ reply: Value }>({ reply: query });
  const error = reply.status === "failed" ? reply.error : null;
  useEffect(() => noteEndOfSession(client, error), [client, error]);
  return reply;
}
