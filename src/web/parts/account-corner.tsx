import { lazy } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Session } from "#model/user.ts";
import { useOutOfPatience } from "../data/session.ts";
import type { Reply } from "../data/use-replies.ts";
import { frameMessages } from "../messages/frame.ts";
import { useMessages } from "../messages/language.ts";
import { Optional } from "../ui/optional.tsx";

const AccountMenu = lazy(() => import("./account-menu.tsx"));

/** Who is there, or the way to say so. Its place is kept while the answer is awaited, but not for ever. */
export function AccountCorner({ session }: { session: Reply<Session> }) {
  const t = useMessages(frameMessages);
  const isOutOfPatience = useOutOfPatience();
  const user = session.status === "here" ? session.value.user : null;
  const isUnknown = session.status === "loading" && !isOutOfPatience;
  return (
    <div className="account-corner">
      {isUnknown && <span className="account-loading">{t.authLoading}</span>}
      {!isUnknown && !user && (
        <Link className="button quiet" href={paths.auth()}>
          {t.signIn}
        </Link>
      )}
      {user && (
        <Optional>
          <AccountMenu user={user} />
        </Optional>
      )}
    </div>
  );
}
