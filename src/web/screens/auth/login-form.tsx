import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField, type WrittenEmail } from "./email-field.tsx";
import { goToMode } from "./mode.ts";

export function LoginForm(written: WrittenEmail) {
  const t = useMessages(authMessages);
  return (
    <AuthForm mode="login" title={t.welcome} submit={t.signIn} failed={t.failed}>
      {(errors) => (
        <>
          <EmailField {...written} error={errors["email"]} />
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
