import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { goToMode } from "./mode.ts";

export function LoginForm() {
  const t = useMessages(authMessages);
  return (
    <AuthForm mode="login" title={t.welcome} submit={t.signIn}>
      {({ email, password }) => (
        <>
          <Field name="email" label={t.email} type="email" autoComplete="username" error={email} />
          <PasswordField name="password" label={t.password} autoComplete="current-password" error={password} />
          <button className="text-button" type="button" onClick={() => goToMode("reset")}>
            {t.forgot}
          </button>
        </>
      )}
    </AuthForm>
  );
}
