import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { authSystemMessages } from "../messages/auth-system.ts";
import { useMessages } from "../messages/language.ts";

/**
 * Above the content, which stays: nobody needs to be signed in to chant. The sign-in page waits for a service that is
 * away; any other failure is mended by reloading or not at all.
 */
export default function AuthSystemError({ isUnavailable }: { isUnavailable: boolean }) {
  const t = useMessages(authSystemMessages);
  return (
    <aside className="auth-system-error" role="alert">
      <div>
        <strong>{t.title}</strong>
        <p>{t.explanation}</p>
      </div>
      <p className="buttons">
        <button className="button quiet" onClick={() => location.reload()}>
          {t.reload}
        </button>
        {isUnavailable && (
          <Link className="button quiet" href={paths.auth()}>
            {t.tryEmail}
          </Link>
        )}
      </p>
    </aside>
  );
}
