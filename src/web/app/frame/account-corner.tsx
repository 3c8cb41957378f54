import { useEffect, useState } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { SESSION_TIMEOUT_MS, useSession } from "../../data/session.ts";
import { isOutOfReach } from "../../data/is-out-of-reach.ts";
import { browserPerson } from "../../practice/person.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

const accountMenu = lazyPart(() => import("./account-menu.tsx"));

/** Without a network, the person who uses this device counts as signed in. */
const isSignedInHere = (error?: Error) => isOutOfReach(error) && browserPerson.current() !== null;

/**
 * Shows the account menu of the current user, or a link to sign in. While the session is pending, its place is kept
 * free.
 */
export function AccountCorner() {
  const { data: session, status, error } = useSession();
  const isTimeoutElapsed = useTimeoutElapsed(SESSION_TIMEOUT_MS);
  const user = session?.user ?? null;
  const isLoading = status === "pending" && !isTimeoutElapsed;
  return (
    <div className="account-corner">
      {isLoading && <span className="account-loading">{t.authLoading}</span>}
      {!isLoading &&
        !user &&
        (isSignedInHere(error) ? (
          <ProfileLink />
        ) : (
          <Link className="button quiet" href={paths.auth()}>
            {t.signIn}
          </Link>
        ))}
      {user && (
        <ErrorBoundary Fallback={ProfileLink}>
          <Lazy part={accountMenu} fallback={null}>
            {(AccountMenu) => <AccountMenu user={user} />}
          </Lazy>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Leads to the profile where the menu cannot be loaded, or the person is not known. */
const ProfileLink = () => (
  <Link className="button quiet" href={paths.profile()}>
    {t.profile}
  </Link>
);

/** Returns true once so many milliseconds have passed since mounting. */
function useTimeoutElapsed(ms: number) {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isElapsed;
}
