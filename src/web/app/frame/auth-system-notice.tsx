import { ApiError } from "#contract/client.ts";
import { isSignInUnavailable, useSession } from "../../data/session.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

const notice = lazyPart(() => import("./auth-system-error.tsx"));
/** Shown where the notice cannot be loaded: the page works without it. */
const NoNotice = () => null;

/** Notice that signing in is impossible. A reader without a network needs none. */
export function AuthSystemNotice() {
  const session = useSession();
  const isUnavailable = isSignInUnavailable(session);
  const hasFailed = !session.data && session.error instanceof ApiError;
  if (!isUnavailable && !hasFailed) return null;
  return (
    <ErrorBoundary Fallback={NoNotice}>
      <Lazy part={notice} fallback={null}>
        {(AuthSystemError) => <AuthSystemError isUnavailable={isUnavailable} />}
      </Lazy>
    </ErrorBoundary>
  );
}
