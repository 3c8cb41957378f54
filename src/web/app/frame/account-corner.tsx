import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Session } from "#model/user.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { useIsSessionAwaited, useSession } from "../../data/session.ts";
import { isOutOfReach } from "../../data/is-out-of-reach.ts";
import type { Result } from "../../data/use-reply.ts";
import { browserPerson } from "../../practice/person.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

const accountMenu = lazyPart(() => import("./account-menu.tsx"));

/** As long as no server answers, the person who uses this device counts as signed in. */
const isSignedInHere = ({ status, error }: Result<Session>) =>
  (status === "pending" || isOutOfReach(error)) && browserPerson.current() !== null;

/**
 * Shows the account menu of the current user, or a link to sign in. While the session is pending, its place is kept
 * free.
 */
export function AccountCorner() {
  const session = useSession();
  const isLoading = useIsSessionAwaited(session);
  const user = session.data?.user ?? null;
  return (
    <div className="account-corner">
      {isLoading && <span className="account-loading">{t.authLoading}</span>}
      {!isLoading &&
        !user &&
        (isSignedInHere(session) ? (
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
