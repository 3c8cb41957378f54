import { ApiError } from "#contract/client.ts";
import { isSignInUnavailable, useSession } from "../../data/session.ts";
import { lazyPart, useWhenWanted } from "../../loading/lazy-part.tsx";

const notice = lazyPart(() => import("./auth-system-error.tsx"), "auth-system-error");

/**
 * Shows a notice when signing in is impossible. A reader without a network does not need the notice, and the page works
 * where the notice cannot be loaded.
 */
export function AuthSystemNotice() {
  const session = useSession();
  const isUnavailable = isSignInUnavailable(session);
  const isWanted = isUnavailable || (!session.data && session.error instanceof ApiError);
  const { Part } = useWhenWanted(notice, isWanted, console.info);
  return Part && <Part isUnavailable={isUnavailable} />;
}
