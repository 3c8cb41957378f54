import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { authPathFor } from "#model/next-path.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useOutOfPatience, useSession } from "../data/session.ts";
import { guardMessages } from "../messages/guard.ts";
import { useMessages } from "../messages/language.ts";
import { Working } from "../ui/working.tsx";

/** In the optional mode nobody is sent away, and what is shown may be for nobody in particular. */
type Props =
  | { optional?: false; children: (user: User) => ReactNode }
  | { optional: true; children: (user: User | null) => ReactNode };

/** Lets in who is signed in, and sends everybody else to the sign-in page, which leads back here. */
export function Guard({ optional, children }: Props) {
  const t = useMessages(guardMessages);
  const session = useSession();
  const isOutOfPatience = useOutOfPatience();
  const user = session.status === "here" ? session.value.user : null;
  if (optional) return children(user);
  if (user) return children(user);
  if (session.status === "loading" && !isOutOfPatience) return <Working>{t.loading}</Working>;
  if (session.status === "here" && session.value.identity.available) return <ToLogin />;
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

function ToLogin() {
  const t = useMessages(guardMessages);
  const [path, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(authPathFor(path), { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
  return <Working>{t.redirecting}</Working>;
}
