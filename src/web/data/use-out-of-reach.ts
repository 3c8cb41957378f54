import { useState } from "react";
import { isOutOfReach } from "./is-out-of-reach.ts";
import type { Result } from "./use-reply.ts";

/** Returns true from a request for `key` that no server has answered until one is answered, while it is repeated too. */
export function useOutOfReach(key: string, { status, error }: Result<unknown>): boolean {
  const [missed, setMissed] = useState<string | null>(null);
  const isMissed = status === "pending" ? missed === key : isOutOfReach(error);
  const next = isMissed ? key : null;
  if (next !== missed) setMissed(next);
  return isMissed;
}
