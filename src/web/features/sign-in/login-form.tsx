import { authMessages as t } from "#messages/sign-in.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { AuthForm, type BetweenForms, EmailField } from "./auth-form.tsx";
import { goToMode } from "./mode.ts";

export function LoginForm({ email, keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="login" title={t.welcome} submit={t.signIn} failed={t.failed} {...between}>
      {(errors) => (
        <>
          <p>{t.purpose}</p>
          <EmailField email={email} keepEmail={keepEmail} error={errors["email"]} />
          <PasswordField
            name="password"
            label={t.password}
            autoComplete="current-password"
            error={errors["password"]}
          />
          <button className="text-button" type="button" onClick={() => goToMode("reset")}>
            {t.forgot}
          </button>
        </>
      )}
    </AuthForm>
  );
}
