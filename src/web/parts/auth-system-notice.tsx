import { lazy } from "react";
import { ApiError } from "#contract/client.ts";
import { isSignInUnavailable, useSession } from "../data/session.ts";
import { Optional } from "../ui/optional.tsx";

const AuthSystemError = lazy(() => import("./auth-system-error.tsx"));

/** Notice that signing in is impossible. A reader without a network needs none. */
export function AuthSystemNotice() {
  const session = useSession();
  const isUnavailable = isSignInUnavailable(session);
  const hasFailed = !session.data && session.error instanceof ApiError;
  if (!isUnavailable && !hasFailed) return null;
  return (
    <Optional>
      <AuthSystemError isUnavailable={isUnavailable} />
    </Optional>
  );
}
