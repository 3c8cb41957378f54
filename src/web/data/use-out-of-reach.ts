import { useEffect, useRef, useState } from "react";
import { isOutOfReach } from "./is-out-of-reach.ts";
import { PATIENCE_MS } from "./session.ts";
import type { Result } from "./use-reply.ts";

/** It is true from a request that no server has answered until one is answered. */
let isSilent = false;

/**
 * Returns true for a request that no server has answered, or not in time, until one is answered, while it is repeated
 * too. After that, other requests are not waited for either. `key` names what is requested.
 */
export function useOutOfReach(key: string, { status, error }: Result<unknown>): boolean {
  const [known, setKnown] = useState({ key, isMissed: isSilent });
  const whilePending = known.key === key ? known.isMissed : isSilent;
  const isMissed = status === "pending" ? whilePending : isOutOfReach(error);
  if (known.key !== key || known.isMissed !== isMissed) setKnown({ key, isMissed });

  const wasMissed = useRef(false);
  useEffect(() => {
    if (isMissed) isSilent = true;
    else if (wasMissed.current && status !== "pending") tellOnline();
    wasMissed.current = isMissed;
  }, [isMissed, status]);

  useEffect(() => {
    if (isMissed || status !== "pending") return;
    const timer = setTimeout(() => setKnown({ key, isMissed: true }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key, status, isMissed]);
  return isMissed;
}

/** Tells everything on the page that waits for a network, because a browser may not know that a network has a way out again. */
function tellOnline() {
  isSilent = false;
  dispatchEvent(new Event("online"));
}
