import { Fragment, useEffect, useMemo, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { authPathFor } from "#model/next-path.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { keptReplies } from "../data/kept-replies.ts";
import { useOutOfReach } from "../data/out-of-reach.ts";
import { sessionQuery, useSession } from "../data/session.ts";
import { stored } from "../device/storage.ts";
import { guardMessages as t } from "#messages/guarded-pages.ts";
import { Working } from "./working.tsx";

/** In the optional mode visitors are not redirected, and the user may be null. */
type Props =
  | { optional?: false; children: (user: User) => ReactNode }
  | { optional: true; children: (user: User | null) => ReactNode };

/**
 * Shows its children to signed-in users, and redirects others to the sign-in page, which leads back here. Without a
 * network, whoever uses this device is taken for signed in: what is shown is then what the device knows.
 */
export function Guard({ optional, children }: Props) {
  const result = useSession();
  const { data: session, status } = result;
  const isMissed = useOutOfReach(sessionQuery.path, result);
  const kept = useMemo(() => (isMissed ? keptReplies(stored) : null), [isMissed]);
  const user = session?.user ?? (optional ? null : (kept?.user ?? null));
  if (optional) return children(user);
  // The key changes with the user, so that no state of the previous user stays, such as the text in a form.
  if (user) return <Fragment key={user.uid}>{children(user)}</Fragment>;
  if (status === "pending") return <Working>{t.loading}</Working>;
  if (session?.identity.available) return <RedirectToLogin />;
  if (isMissed)
    return (
      <section className="guard-error">
        <h2>{t.offline}</h2>
        <p>{t.explanation}</p>
      </section>
    );
  return (
    <section className="guard-error" role="alert">
      <h2>{t.title}</h2>
      <p>{t.explanation}</p>
      <Link className="button" href={paths.auth()}>
        {t.login}
      </Link>
    </section>
  );
}

const REDIRECT_AFTER_MS = 10;

function RedirectToLogin() {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(authPathFor(path + location.search + location.hash), { replace: true }),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [path, navigate]);
  return <Working>{t.redirecting}</Working>;
}
