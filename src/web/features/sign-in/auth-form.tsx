import { useCallback, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { focusHeading } from "../../loading/navigation.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { isTurned, type Mode, goToMode } from "./mode.ts";
import type { Outcome } from "./attempts.ts";
import type { Errors, Failure } from "./failed-attempts.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { failureMessages } from "#messages/ui.ts";
import { useSite } from "../../data/site-context.ts";
import { showToast } from "../../ui/toast.ts";
import { authMessages as t } from "#messages/sign-in.ts";
import { Field } from "../../ui/field.tsx";

/** The state that one form of the page leaves to the next. */
export interface BetweenForms {
  email: string;
  keepEmail: (email: string) => void;
  /** The sentence says what the previous form has done. It is empty when there is nothing to say. */
  done: string;
  keepDone: (done: string) => void;
  /** Each form calls this when it has rendered, because it may be hydrated later than the page around it. */
  onHydrated: () => void;
}

interface Props extends Pick<BetweenForms, "done" | "keepDone" | "onHydrated"> {
  mode: Mode;
  title: string;
  submit: string;
  /** The title of the toast after a failure. */
  failed: string;
  children: (errors: Errors) => ReactNode;
}

/** Shows a form of the sign-in page. The code that sends it is loaded on the first focus. */
export function AuthForm({ mode, title, submit, failed, done, keepDone, onHydrated, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { result, note, isSubmitting, send, clearField } = useAttempt({ mode, failed, done, keepDone });
  const [unclaimed, setUnclaimed] = useState("");
  const { passkeys } = useSite();
  useHeldFocus(isSubmitting);

  /** Loads the code that sends the form. A failed import is retried when the form is sent. */
  const prepare = useCallback(
    () =>
      loadAttempts()
        .then(({ describeUnclaimed }) => describeUnclaimed(mode))
        .then(setUnclaimed, console.warn),
    [mode],
  );

  useEffect(onHydrated, [onHydrated]);

  // The focus may have come before the app, so it loads the code now.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare();
  }, [prepare]);

  // The button that led to this form has been removed, so the heading takes the focus.
  useEffect(() => {
    if (isTurned() && document.activeElement === document.body) focusHeading();
  }, []);

  // This runs after the messages have rendered, so that screen readers read them with the field.
  useEffect(() => {
    if (result.isFresh) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);

  return (
    // The form uses POST, so that no password gets into an address, even if it is sent before hydration.
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
      {passkeys && result.otherWay && <p>{result.otherWay}</p>}
      <button className="button" disabled={isSubmitting}>
        {isSubmitting && <span className="spinner" />}
        {submit}
      </button>
      {unclaimed && <output className="form-note">{unclaimed}</output>}
    </form>
  );
}

/** Returns the errors by field. A failure that is about one field is shown at that field. */
const errorsOf = ({ errors, failure, field, hint = failure }: Failure): Errors =>
  field === undefined ? { ...errors } : { ...errors, [field]: hint };

interface Options extends Pick<BetweenForms, "done" | "keepDone"> {
  mode: Mode;
  /** The title of the toast after a failure. */
  failed: string;
}

/** The failure of the last attempt. It is fresh until the next input. */
type Result = Failure & { isFresh: boolean };

const loadAttempts = lazyModule(() => import("./attempts.ts"));

/** Sends a form of the sign-in page, and holds the outcome until the next attempt. */
function useAttempt({ mode, failed, done, keepDone }: Options) {
  const replies = useReplyCache();
  const [result, setResult] = useState<Result>({ isFresh: false });
  const [note, setNote] = useState(done);
  const [isSubmitting, setSubmitting] = useState(false);
  const showFailure = useFailureToast(failed);

  // This form shows the sentence, so that the next one does not repeat it.
  useEffect(() => keepDone(""), [keepDone]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    setNote("");
    const outcome = await attempt(fields);
    setResult({ ...outcome, isFresh: true });
    if (outcome.failure) showFailure(outcome.failure);
    setSubmitting(false);
    if (outcome.done) showToast(outcome.done);
    if (!outcome.next) return;
    keepDone(outcome.done?.description ?? "");
    goToMode(outcome.next);
  }

  async function attempt(fields: FormData): Promise<Outcome> {
    try {
      const { attempt } = await loadAttempts();
      return await attempt(mode, fields, replies);
    } catch (error) {
      // An attempt reports its own failures, so this one means that its code could not be loaded.
      console.warn("The form was not sent", error);
      return { failure: failureMessages.network };
    }
  }

  return { result, note, isSubmitting, send, clearField: (name: string) => setResult(withoutField(result, name)) };
}

function withoutField({ errors, failure, field, hint }: Result, name: string): Result {
  const isCleared = field === undefined || field === name;
  return {
    errors: { ...errors, [name]: undefined },
    ...(!isCleared && { failure, field, hint }),
    isFresh: false,
  };
}

/** Shows failures of a form in a toast, and closes the toast with the form. */
function useFailureToast(title: string): (description: string) => void {
  const close = useRef<(() => void) | null>(null);
  useEffect(() => {
    const ending = close;
    return () => ending.current?.();
  }, []);
  return (description) => {
    close.current = showToast({ title, description, variant: "destructive" });
  };
}

interface EmailFieldProps extends Pick<BetweenForms, "email" | "keepEmail"> {
  error: string | undefined;
}

export function EmailField({ email, keepEmail, error }: EmailFieldProps) {
  return (
    <Field
      name="email"
      label={t.email}
      // A field of type email would change what is typed in other scripts than Latin.
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="username"
      defaultValue={email}
      onInput={({ currentTarget }) => keepEmail(currentTarget.value)}
      error={error}
    />
  );
}
