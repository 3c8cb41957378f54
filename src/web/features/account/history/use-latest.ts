import { useState } from "react";
import type { Result } from "../../../data/use-reply.ts";

/** The reply of a query that changes: what is shown stays until that of the next query is there. */
export function useLatest<Reply>({ data, error, status }: Result<Reply>) {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return { data: status === "error" ? undefined : (data ?? latest), error, isPending: status === "pending" };
}
