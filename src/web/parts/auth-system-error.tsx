import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { authSystemMessages } from "../messages/auth-system.ts";
import { useMessages } from "../messages/language.ts";

/** Above the content, which stays: nobody needs to be signed in to chant. */
export default function AuthSystemError() {
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
        <Link className="button quiet" href={paths.auth()}>
          {t.tryEmail}
        </Link>
      </p>
    </aside>
  );
}
