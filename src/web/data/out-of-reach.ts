import { useState } from "react";
import { ApiError } from "#contract/client.ts";
import type { Result } from "./use-reply.ts";

/** Returns true for a request that no server has answered. */
export const isOutOfReach = (error: unknown): error is Error => error instanceof Error && !(error instanceof ApiError);

/** Returns true from a request for `key` that no server has answered until one is answered, while it is repeated too. */
export function useOutOfReach(key: string, { status, error }: Result<unknown>): boolean {
  const [missed, setMissed] = useState<string | null>(null);
  const isMissed = status === "pending" ? missed === key : isOutOfReach(error);
  const next = isMissed ? key : null;
  if (next !== missed) setMissed(next);
  return isMissed;
}
