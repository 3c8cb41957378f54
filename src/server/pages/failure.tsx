import { paths } from "#model/paths.ts";
import { addressOf } from "#web/messages/addresses.ts";
import { failureMessages as t } from "#messages/ui.ts";

export const failureHead = { title: t.title, description: t.unnamed };

/** The page has links, not buttons, because no script comes with it. A link to `?` alone loads this page again. */
export const Failure = () => (
  <main className="notice" role="alert">
    <h1>{t.title}</h1>
    <p>{t.explanation}</p>
    <p>{t.unnamed}</p>
    <p className="buttons">
      <a className="button" href="?">
        {t.reload}
      </a>
      <a className="button quiet" href={addressOf(paths.auth())}>
        {t.login}
      </a>
    </p>
  </main>
);
