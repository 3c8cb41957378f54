import { useState } from "react";
import { useIsServerSilent } from "../device/reach.ts";
import { isOutOfReach } from "./is-out-of-reach.ts";
import type { Result } from "./use-reply.ts";

/**
 * Returns true for a request that no server has answered, or that waits while the server is silent, until it is answered,
 * while it is repeated too. `key` names what is requested.
 */
export function useOutOfReach(key: string, { status, error }: Result<unknown>): boolean {
  const isSilent = useIsServerSilent();
  const [known, setKnown] = useState({ key, isMissed: false });
  const wasMissed = known.key === key && known.isMissed;
  const isMissed = status === "pending" ? isSilent || wasMissed : isOutOfReach(error);
  if (known.key !== key || known.isMissed !== isMissed) setKnown({ key, isMissed });
  return isMissed;
}
