import { Fragment, useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { authPathFor } from "#model/next-path.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { sessionQuery, useSession } from "../data/session.ts";
import { useOutOfReach } from "../data/use-out-of-reach.ts";
import { stored } from "../device/storage.ts";
import { lazyModule } from "../loading/lazy-module.ts";
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
  const kept = useKeptUser(isMissed && !optional);
  const user = session?.user ?? kept ?? null;
  if (optional) return children(user);
  // The key changes with the user, so that no state of the previous user stays, such as the text in a form.
  if (user) return <Fragment key={user.uid}>{children(user)}</Fragment>;
  if (status === "pending") return <Working>{t.loading}</Working>;
  if (session?.identity.available) return <RedirectToLogin />;
  if (isMissed && kept === undefined) return <Working>{t.loading}</Working>;
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

const loadKept = lazyModule(() => import("../data/kept-replies.ts"));

/** Returns the person of whom this device has kept something, where that is asked for; null for nobody, undefined until it is read. */
function useKeptUser(isAsked: boolean) {
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    if (!isAsked) return;
    loadKept().then(
      ({ keptReplies }) => setUser(keptReplies(stored)?.user ?? null),
      // A script that is not kept either leaves nothing to show.
      () => setUser(null),
    );
    return () => setUser(undefined);
  }, [isAsked]);
  return isAsked ? user : undefined;
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
