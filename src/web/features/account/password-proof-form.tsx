import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { ApiError } from "#contract/client.ts";
import type { User } from "#model/user.ts";
import { signingInMessages as t } from "#messages/account.ts";
import { errorMessage, refusalSentence } from "../../ui/error-message.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";

/** Values of the form by the name of the field. */
export type Fields = Readonly<Record<string, string>>;
/** Messages by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Props {
  user: User;
  text: string;
  passwordLabel: string;
  submit: string;
  isDangerous?: true;
  cancel: string;
  /** Title of the toast after a failure that is not about a field. */
  failed: string;
  /** Sentences by the code of a refusal, where the usual one is meant for another form. */
  sentences?: Readonly<Record<string, string>>;
  /** Returns messages for fields that cannot be sent like this. */
  check?: (fields: Fields) => Errors;
  send: (fields: Fields, form: FormData) => Promise<unknown>;
  onCancel: () => void;
  /** Renders fields beside the password. */
  children?: (errors: Errors) => ReactNode;
}

/** Name of the field that a refusal is about, by the code of the refusal. */
const fieldOfRefusal: Readonly<Record<string, string>> = {
  "wrong-password": "password",
  "too-many-guesses": "password",
  "weak-password": "newPassword",
  "common-password": "newPassword",
  "invalid-email": "email",
  "unreachable-email": "email",
  "email-registered": "email",
  "too-many-emails": "email",
};

/** Shows a form for what only the owner of the password may do. The form replaces the button that opened it. */
export function PasswordProofForm({ user, check, sentences, send, onCancel, children, ...texts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  useHeldFocus(isSending);

  // The field is focused after its message has rendered, because screen readers read both together.
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const fields = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
    const found = { ...check?.(fields), ...(fields["password"] === "" && { password: t.passwordMissing }) };
    setErrors(found);
    if (Object.values(found).some(Boolean)) return;
    setSending(true);
    try {
      await send(fields, sent);
    } catch (error) {
      setSending(false);
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    const code = error instanceof ApiError ? (error.code ?? "") : "";
    const field = fieldOfRefusal[code];
    if (error instanceof ApiError && field) setErrors({ [field]: sentences?.[code] ?? refusalSentence(error) });
    else showToast({ title: texts.failed, description: errorMessage(error), variant: "destructive" });
  }

  return (
    <form
      ref={form}
      noValidate
      className="proof"
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => setErrors({ ...errors, [(target as HTMLInputElement).name]: undefined })}
    >
      {/* This field tells password managers the account. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <p>{texts.text}</p>
      <PasswordField
        name="password"
        label={texts.passwordLabel}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        error={errors["password"]}
      />
      {children?.(errors)}
      <p className="buttons">
        <button className={texts.isDangerous ? "button danger" : "button"} disabled={isSending}>
          {isSending && <span className="spinner" />}
          {texts.submit}
        </button>
        <button className="button quiet" type="button" disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </form>
  );
}

interface ButtonProps {
  label: string;
  /** Renders the form, which closes when it is sent or canceled. */
  children: (close: () => void) => ReactNode;
}

/** Shows a button that a form replaces while it is open. After that, the button has the focus again. */
export function FormBehindButton({ label, children }: ButtonProps) {
  /** Undefined until the form is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen) return children(() => setOpen(false));
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the form that had the focus
    <button className="button quiet" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
      {label}
    </button>
  );
}
