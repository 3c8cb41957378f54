import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { authSystemMessages as t } from "#messages/sign-in.ts";

/**
 * Shows a notice above the content, which stays, because nobody needs to be signed in to chant. The sign-in page waits
 * until an unavailable service is back; any other failure may be solved by a reload.
 */
export default function AuthSystemError({ isUnavailable }: { isUnavailable: boolean }) {
  return (
    <div className="auth-system-error" role="alert">
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
    </div>
  );
}
