import type { ReactNode } from "react";
import { addressOf } from "../messages/addresses.ts";
import { authPath } from "#model/paths.ts";
import { ScriptError } from "../loading/lazy-module.ts";
import { thrown } from "#messages/read-refusals.ts";
import { failureMessages as t } from "#messages/ui.ts";
import { readFailure } from "./read-failure.ts";

/** Replaces a page whose data could not be fetched. */
export function FailedCall({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <Failure title={t.callFailed} message={readFailure(error)}>
      <button className="button" onClick={tryAgain}>
        {t.tryAgain}
      </button>
    </Failure>
  );
}

/** Replaces what could not be rendered, usually because a script is gone after a release. */
export function ApplicationError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <Failure title={t.title} explanation={t.explanation} message={thrown(error.message) || t.unnamed}>
      <button className="button" onClick={() => location.reload()}>
        {t.reload}
      </button>
      <a className="button quiet" href={addressOf(authPath)}>
        {t.login}
      </a>
      <button className="button quiet" onClick={() => tryAgain(error, reset)}>
        {t.tryAgain}
      </button>
    </Failure>
  );
}

/**
 * Reloads the page if a script is missing, else renders again. Without a network, a reload would lead to the browser's
 * own error page.
 */
function tryAgain(error: Error, reset: () => void) {
  if (error instanceof ScriptError && navigator.onLine) location.reload();
  else reset();
}

interface Props {
  title: string;
  explanation?: string;
  message: string;
  children: ReactNode;
}

const Failure = ({ title, explanation, message, children }: Props) => (
  <section className="notice" role="alert">
    <h1>{title}</h1>
    {explanation && <p>{explanation}</p>}
    <p className="error-text">{message}</p>
    <p className="buttons">{children}</p>
  </section>
);
