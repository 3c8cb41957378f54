import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { confirmEmailMessages as t } from "#messages/sign-in.ts";
import { plainErrorMessage } from "../../ui/plain-error-message.ts";

const loadConfirmation = lazyModule(() => import("./confirm-email.ts"));

/**
 * Shows the page of the link that confirms an email address. A button confirms it, because mail scanners open links,
 * too.
 */
export default function ConfirmEmailScreen() {
  const { state, confirm } = useConfirmation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = state.status === "done";

  // The button that had the focus is gone, so the focus moves here.
  useEffect(() => {
    if (isDone) heading.current?.focus({ preventScroll: true });
  }, [isDone]);

  if (isDone) {
    return (
      <section className="notice mandala confirm-email">
        <h1 ref={heading} tabIndex={-1}>
          {t.done}
        </h1>
        <p>{t.doneText}</p>
        <p className="buttons">
          <ToProfile />
        </p>
      </section>
    );
  }
  const isOver = state.status === "failed" && !state.canRetry;
  return (
    <section className="notice mandala confirm-email">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      {state.status === "failed" && (
        <p className="error-text" role="alert">
          {state.reason}
        </p>
      )}
      <p className="buttons">
        {isOver ? (
          <ToProfile />
        ) : (
          <button className="button" disabled={state.status === "confirming"} onClick={() => void confirm()}>
            {state.status === "confirming" && <span className="spinner" />}
            {t.confirm}
          </button>
        )}
      </p>
    </section>
  );
}

const ToProfile = () => (
  <Link className="button" href={paths.profile()}>
    {t.goOn}
  </Link>
);

type State = { status: "ready" | "confirming" | "done" } | { status: "failed"; reason: string; canRetry: boolean };

function useConfirmation() {
  const replies = useReplyCache();
  const [state, setState] = useState<State>({ status: "ready" });

  async function confirm() {
    // The token is read from the address, because a page holds nothing personal.
    const token = new URLSearchParams(location.search).get("token");
    if (!token) return setState({ status: "failed", reason: t.noToken, canRetry: false });
    setState({ status: "confirming" });
    try {
      const { confirmEmail } = await loadConfirmation();
      const failure = await confirmEmail(replies, { token });
      setState(failure ? { status: "failed", ...failure } : { status: "done" });
    } catch (error) {
      // The code that confirms could not be loaded.
      setState({ status: "failed", reason: plainErrorMessage(error), canRetry: true });
    }
  }

  return { state, confirm };
}
