import { useState } from "react";
import { unmetRules } from "#model/password-policy.ts";
import { useSession } from "../../data/session.ts";
import { authFormMessages } from "../../messages/auth-forms.ts";
import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { AuthForm, type Errors } from "./auth-form.tsx";
import { EmailField, type WrittenEmail } from "./email-field.tsx";
import { goToMode, type Mode } from "./mode.ts";

interface Props extends WrittenEmail {
  mode: Exclude<Mode, "login">;
}

/** The forms beside the one for signing in, which alone comes with the page. */
export default function MoreForms({ mode, ...written }: Props) {
  if (mode === "signup") return <SignUpForm {...written} />;
  if (mode === "reset") return <ResetForm {...written} />;
  return <NewPasswordForm />;
}

function SignUpForm(written: WrittenEmail) {
  const t = useMessages({ en: { ...authMessages.en, ...authFormMessages.en } });
  return (
    <AuthForm mode="signup" title={t.create} submit={t.signUp} failed={t.signUpFailed}>
      {(errors) => (
        <>
          <Field name="name" label={t.name} autoComplete="name" maxLength={100} error={errors["name"]} />
          <EmailField {...written} error={errors["email"]} />
          <NewPasswordFields label={t.password} errors={errors} />
        </>
      )}
    </AuthForm>
  );
}

function ResetForm(written: WrittenEmail) {
  const t = useMessages(authFormMessages);
  return (
    <AuthForm mode="reset" title={t.reset} submit={t.sendLink} failed={t.resetFailed}>
      {(errors) => (
        <>
          <p>{t.resetText}</p>
          <EmailField {...written} error={errors["email"]} />
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

function NewPasswordForm() {
  const t = useMessages(authFormMessages);
  return (
    <AuthForm mode="new-password" title={t.choose} submit={t.save} failed={t.resetFailed}>
      {(errors) => (
        <>
          <NewPasswordFields label={t.newPassword} errors={errors} />
          {errors["token"] && (
            <div role="alert">
              <p className="field-error">{errors["token"]}</p>
              <button className="text-button" type="button" onClick={() => goToMode("reset")}>
                {t.newLink}
              </button>
            </div>
          )}
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

/** Twice, with what the first still lacks while it is written. */
function NewPasswordFields({ label, errors }: { label: string; errors: Errors }) {
  const t = useMessages(authFormMessages);
  const { data: session } = useSession();
  const [password, setPassword] = useState("");
  // Unknown until the session is loaded.
  const unmet = session ? unmetRules(session.identity.passwordPolicy, password) : null;
  const hint = password !== "" && unmet && (
    <div className="rules" aria-live="polite">
      {unmet.length > 0 ? t.stillNeeds : t.goodPassword}
      <ul className="beads">
        {unmet.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={hint}
        error={errors["password"]}
      />
      <PasswordField
        name="confirmPassword"
        label={t.confirm}
        autoComplete="new-password"
        error={errors["confirmPassword"]}
      />
    </>
  );
}

function BackToLogin() {
  const t = useMessages(authFormMessages);
  return (
    <button className="text-button" type="button" onClick={() => goToMode("login")}>
      {t.back}
    </button>
  );
}
