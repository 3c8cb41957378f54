import { authFormMessages as t, authMessages } from "#messages/sign-in.ts";
import { NewPasswordFields } from "../../ui/new-password-fields.tsx";
import { Field } from "../../ui/field.tsx";
import { AuthForm, type BetweenForms, EmailField } from "./auth-form.tsx";
import { goToMode, type Mode } from "./mode.ts";
import { ResetPasskeys } from "./reset-passkeys.tsx";

interface Props extends BetweenForms {
  mode: Exclude<Mode, "login">;
}

/** The forms beside the one for signing in, which alone comes with the page. */
export default function MoreForms({ mode, ...between }: Props) {
  if (mode === "signup") return <SignUpForm {...between} />;
  if (mode === "reset") return <ResetForm {...between} />;
  return <NewPasswordForm {...between} />;
}

function SignUpForm({ email, keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="signup" title={t.create} submit={authMessages.signUp} failed={t.signUpFailed} {...between}>
      {(errors) => (
        <>
          <Field name="name" label={t.name} autoComplete="name" maxLength={100} error={errors["name"]} />
          <EmailField email={email} keepEmail={keepEmail} error={errors["email"]} />
          <NewPasswordFields name="password" label={authMessages.password} confirmLabel={t.confirm} errors={errors} />
        </>
      )}
    </AuthForm>
  );
}

function ResetForm({ email, keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="reset" title={t.reset} submit={t.sendLink} failed={t.resetFailed} {...between}>
      {(errors) => (
        <>
          <p>{t.resetText}</p>
          <EmailField email={email} keepEmail={keepEmail} error={errors["email"]} />
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

function NewPasswordForm({ email: _email, keepEmail: _keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="new-password" title={t.choose} submit={t.save} failed={t.resetFailed} {...between}>
      {(errors) => (
        <>
          <NewPasswordFields name="password" label={t.newPassword} confirmLabel={t.confirm} errors={errors} />
          <ResetPasskeys />
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

function BackToLogin() {
  return (
    <button className="text-button" type="button" onClick={() => goToMode("login")}>
      {t.back}
    </button>
  );
}
