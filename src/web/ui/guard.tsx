import { Fragment, useEffect, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { authPathFor } from "#model/next-path.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useSession } from "../data/session.ts";
import { guardMessages as t } from "#messages/guarded-pages.ts";
import { Working } from "./working.tsx";

/** In the optional mode visitors are not redirected, and the user may be null. */
type Props =
  | { optional?: false; children: (user: User) => ReactNode }
  | { optional: true; children: (user: User | null) => ReactNode };

/** Shows its children to signed-in users, and redirects others to the sign-in page, which leads back here. */
export function Guard({ optional, children }: Props) {
  const { data: session, status } = useSession();
  const user = session?.user ?? null;
  if (optional) return children(user);
  // The key changes with the user, so that no state of the previous user stays, such as the text in a form.
  if (user) return <Fragment key={user.uid}>{children(user)}</Fragment>;
  if (status === "pending") return <Working>{t.loading}</Working>;
  if (session?.identity.available) return <RedirectToLogin />;
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
