import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { focusHeading } from "../../loading/navigation.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import type { BetweenForms } from "./between-forms.ts";
import { isTurned, type Mode } from "./mode.ts";
import type { Errors, Failure } from "./outcome.ts";
import { loadAttempts, useAttempt } from "./use-attempt.ts";

interface Props extends Pick<BetweenForms, "done" | "keepDone" | "onHydrated"> {
  mode: Mode;
  title: string;
  submit: string;
  /** Title of the toast after a failure. */
  failed: string;
  children: (errors: Errors) => ReactNode;
}

/** A form of the sign-in page. The code that sends it is loaded on the first focus. */
export function AuthForm({ mode, title, submit, failed, done, keepDone, onHydrated, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { result, note, isSubmitting, send, clearField } = useAttempt({ mode, failed, done, keepDone });
  const [unclaimed, setUnclaimed] = useState("");
  useHeldFocus(isSubmitting);

  /** A failed import is retried when the form is sent. */
  const prepare = useCallback(
    () =>
      loadAttempts()
        .then(({ describeUnclaimed }) => describeUnclaimed(mode))
        .then(setUnclaimed, console.warn),
    [mode],
  );

  useEffect(onHydrated, [onHydrated]);

  // The focus may have come before the app.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare();
  }, [prepare]);

  // The button that led to this form has been removed.
  useEffect(() => {
    if (isTurned() && document.activeElement === document.body) focusHeading();
  }, []);

  // After the messages have rendered: screen readers read them with the field.
  useEffect(() => {
    if (result.isFresh) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);

  return (
    // By POST, so that no password can get into an address, not even if it is sent before hydration.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the events of its fields
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSubmitting}
      onFocus={() => void prepare()}
      onInput={({ target }) => clearField((target as HTMLInputElement).name)}
      onSubmit={(event) => void send(event)}
    >
      <h1>{title}</h1>
      {note && <output className="form-note">{note}</output>}
      {children(errorsOf(result))}
      {result.failure && !result.field && <p className="field-error">{result.failure}</p>}
      <button className="button" disabled={isSubmitting}>
        {isSubmitting && <span className="spinner" />}
        {submit}
      </button>
      {unclaimed && <output className="form-note">{unclaimed}</output>}
    </form>
  );
}

/** A failure that is about a field stands at that field. */
const errorsOf = ({ errors, failure, field }: Failure): Errors =>
  field === undefined ? { ...errors } : { ...errors, [field]: failure };
