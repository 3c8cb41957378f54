import { useCallback, useContext, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { failureMessages } from "../../messages/failures.ts";
import { LanguageContext } from "../../messages/language.ts";
import { lazyModule } from "../../boot/lazy-module.ts";
import { focusHeading } from "../../boot/navigation.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { showToast } from "../../ui/toast.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import type { BetweenForms } from "./between-forms.ts";
import { goToMode, isTurned, type Mode } from "./mode.ts";
import type { Errors, Failure, Outcome } from "./outcome.ts";
import { useFailureToast } from "./use-failure-toast.ts";

interface Props extends Pick<BetweenForms, "done" | "keepDone" | "onHydrated"> {
  mode: Mode;
  title: string;
  submit: string;
  /** Title of the toast after a failure. */
  failed: string;
  children: (errors: Errors) => ReactNode;
}

/** Failure of the last attempt; fresh until the next input. */
type Result = Failure & { isFresh: boolean };

/** A form of the sign-in page. The code that sends it is loaded on the first focus. */
export function AuthForm({ mode, title, submit, failed, done, keepDone, onHydrated, children }: Props) {
  const language = useContext(LanguageContext);
  const replies = useReplyCache();
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState<Result>({ isFresh: false });
  const [note, setNote] = useState(done);
  const [unclaimed, setUnclaimed] = useState("");
  const [isSubmitting, setSubmitting] = useState(false);
  const showFailure = useFailureToast(failed);
  useHeldFocus(isSubmitting);

  /** A failed import is retried when the form is sent. */
  const prepare = useCallback(
    () =>
      loadAttempts()
        .then(({ describeUnclaimed }) => describeUnclaimed(mode, language))
        .then(setUnclaimed, console.warn),
    [mode, language],
  );

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
      return await attempt(mode, fields, { replies, language });
    } catch (error) {
      // Attempts report their own outcome; this one could not be loaded.
      console.warn(error);
      return { failure: failureMessages[language].network };
    }
  }

  useEffect(onHydrated, [onHydrated]);

  // The focus may have come before the app.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare();
  }, [prepare]);

  // Said once, by this form.
  useEffect(() => keepDone(""), [keepDone]);

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
      onInput={({ target }) => setResult(clearField(result, (target as HTMLInputElement).name))}
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

const loadAttempts = lazyModule(() => import("./attempts.ts"));

/** A failure that is about a field stands at that field. */
const errorsOf = ({ errors, failure, field }: Failure): Errors =>
  field === undefined ? { ...errors } : { ...errors, [field]: failure };

function clearField({ errors, failure, field }: Result, name: string): Result {
  const isCleared = field === undefined || field === name;
  return {
    errors: { ...errors, [name]: undefined },
    ...(!isCleared && { failure, field }),
    isFresh: false,
  };
}
