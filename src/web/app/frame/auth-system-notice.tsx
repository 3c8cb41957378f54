import { ApiError } from "#contract/client.ts";
import { isSignInUnavailable, useSession } from "../../data/session.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

const notice = lazyPart(() => import("./auth-system-error.tsx"), "auth-system-error");
/** Replaces a notice that cannot be loaded, because the page works without it. */
const NoNotice = () => null;

/** Shows a notice when signing in is impossible. A reader without a network does not need the notice. */
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
