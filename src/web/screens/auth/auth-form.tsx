import { useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { failureMessages } from "../../messages/failures.ts";
import { LanguageContext } from "../../messages/language.ts";
import { lazyModule } from "../../boot/lazy-module.ts";
import { focusHeading } from "../../boot/navigation.ts";
import { showToast } from "../../ui/toast.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { isTurned, type Mode } from "./mode.ts";

/** Error messages by field name. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Props {
  mode: Mode;
  title: string;
  submit: string;
  /** Title of the toast after a failure. */
  failed: string;
  children: (errors: Errors) => ReactNode;
}

const noErrors = { errors: {}, isFresh: false };

/** A form of the sign-in page. The code that sends it is loaded on the first focus. */
export function AuthForm({ mode, title, submit, failed, children }: Props) {
  const language = useContext(LanguageContext);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  /** Fresh until the next input. */
  const [result, setResult] = useState<{ errors: Errors; isFresh: boolean }>(noErrors);
  const [unclaimed, setUnclaimed] = useState("");
  const [isSubmitting, setSubmitting] = useState(false);
  useHeldFocus(isSubmitting);

  /** A failed import is retried when the form is sent. */
  const prepare = () =>
    loadAttempts()
      .then(({ describeUnclaimed }) => describeUnclaimed(mode, language))
      .then(setUnclaimed, console.warn);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    try {
      const { attempt } = await loadAttempts();
      setResult({ errors: await attempt(mode, fields, { client, language, failed }), isFresh: true });
    } catch (error) {
      // Attempts report their own outcome; this one could not be loaded.
      console.warn(error);
      showToast({ title: failed, description: failureMessages[language].network, variant: "destructive" });
    }
    setSubmitting(false);
  }

  // The button that led to this form has been removed.
  useEffect(() => {
    if (isTurned() && document.activeElement === document.body) focusHeading();
  }, []);

  // After the messages have rendered: screen readers read them with the field.
  useEffect(() => {
    if (result.isFresh) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);
  const { errors } = result;

  return (
    // By POST, so that no password can get into an address, not even if it is sent before hydration.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the events of its fields
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSubmitting}
      onFocus={() => void prepare()}
      onInput={({ target }) =>
        setResult({ errors: { ...errors, [(target as HTMLInputElement).name]: undefined }, isFresh: false })
      }
      onSubmit={(event) => void send(event)}
    >
      <h1>{title}</h1>
      {children(errors)}
      <button className="button" disabled={isSubmitting}>
        {isSubmitting && <span className="spinner" />}
        {submit}
      </button>
      {unclaimed && <output className="unclaimed">{unclaimed}</output>}
    </form>
  );
}

const loadAttempts = lazyModule(() => import("./attempts.ts"));
