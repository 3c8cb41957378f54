import { useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { failureMessages } from "../../messages/failures.ts";
import { LanguageContext } from "../../messages/language.ts";
import { focusHeading } from "../../boot/navigation.ts";
import { showToast } from "../../ui/toast.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { isTurned, type Mode } from "./mode.ts";

/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Props {
  mode: Mode;
  title: string;
  submit: string;
  /** The title of what is said when nothing comes of it. */
  failed: string;
  children: (errors: Errors) => ReactNode;
}

const nothing = { errors: {}, isFresh: false };

/** A form of the sign-in page. What becomes of it is loaded when somebody begins to write. */
export function AuthForm({ mode, title, submit, failed, children }: Props) {
  const language = useContext(LanguageContext);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  /** Fresh until somebody writes again. */
  const [found, setFound] = useState<{ errors: Errors; isFresh: boolean }>(nothing);
  const [unclaimed, setUnclaimed] = useState("");
  const [isSubmitting, setSubmitting] = useState(false);
  useHeldFocus(isSubmitting);

  /** What cannot be loaded here is asked for again when the form is sent. */
  const prepare = () =>
    loadAttempts()
      .then(({ tellUnclaimed }) => tellUnclaimed(mode, language))
      .then(setUnclaimed, console.warn);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    try {
      const { attempt } = await loadAttempts();
      setFound({ errors: await attempt(mode, fields, { client, language, failed }), isFresh: true });
    } catch (error) {
      // An attempt tells by itself what came of it; this one could not even be loaded.
      console.warn(error);
      showToast({ title: failed, description: failureMessages[language].network, variant: "destructive" });
    }
    setSubmitting(false);
  }

  // The button that led to this form is gone with the one before.
  useEffect(() => {
    if (isTurned() && document.activeElement === document.body) focusHeading();
  }, []);

  // When the messages are there, for they are read out with the field.
  useEffect(() => {
    if (found.isFresh) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [found]);
  const { errors } = found;

  return (
    // By post, so that no password could ever stand in an address: not even if it were sent before this script is alive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields do
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSubmitting}
      onFocus={() => void prepare()}
      onInput={({ target }) =>
        setFound({ errors: { ...errors, [(target as HTMLInputElement).name]: undefined }, isFresh: false })
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

const loadAttempts = () => import("./attempts.ts");
