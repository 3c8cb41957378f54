import { useEffect, useState } from "react";
import { personalApi } from "#contract/personal-api.ts";
import type { Passkey } from "#contract/personal-replies.ts";
import { authFormMessages as t, authMessages } from "#messages/sign-in.ts";
import { call } from "../../data/call.ts";
import { useSession } from "../../data/session.ts";
import { NewPasswordFields } from "../../ui/new-password-fields.tsx";
import { Field } from "../../ui/field.tsx";
import { PasskeyChoice } from "../../ui/passkey-choice.tsx";
import { AuthForm, type BetweenForms, EmailField } from "./auth-form.tsx";
import { goToMode, type Mode, readToken } from "./mode.ts";

interface Props extends BetweenForms {
  mode: Exclude<Mode, "login">;
}

/** These are all forms except the one for signing in, which alone comes with the page. */
export default function MoreForms({ mode, ...between }: Props) {
  if (mode === "signup") return <SignUpForm {...between} />;
  if (mode === "reset") return <ResetForm {...between} />;
  if (mode === "ask-link") return <AskLinkForm {...between} />;
  if (mode === "use-link") return <UseLinkForm {...between} />;
  return <NewPasswordForm {...between} />;
}

function SignUpForm({ email, keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="signup" title={t.create} submit={authMessages.signUp} failed={t.signUpFailed} {...between}>
      {(errors) => (
        <>
          <p>{authMessages.purpose}</p>
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
          <TokenError error={errors["token"]} next="reset" />
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

function AskLinkForm({ email, keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm mode="ask-link" title={t.askLink} submit={t.sendSignInLink} failed={t.askLinkFailed} {...between}>
      {(errors) => (
        <>
          <p>{t.askLinkText}</p>
          <EmailField email={email} keepEmail={keepEmail} error={errors["email"]} />
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

/** Signs in by a button, because mail scanners open links, too. */
function UseLinkForm({ email: _email, keepEmail: _keepEmail, ...between }: BetweenForms) {
  return (
    <AuthForm
      mode="use-link"
      title={authMessages.welcome}
      submit={authMessages.signIn}
      failed={authMessages.failed}
      {...between}
    >
      {(errors) => (
        <>
          <p>{t.useLinkText}</p>
          <TokenError error={errors["token"]} next="ask-link" />
          <BackToLogin />
        </>
      )}
    </AuthForm>
  );
}

/** Shows what is wrong with a link, and leads to the form that sends another one. */
function TokenError({ error, next }: { error: string | undefined; next: Mode }) {
  return (
    error && (
      <div role="alert">
        <p className="field-error">{error}</p>
        <button className="text-button" type="button" onClick={() => goToMode(next)}>
          {t.newLink}
        </button>
      </div>
    )
  );
}

function BackToLogin() {
  return (
    <button className="text-button" type="button" onClick={() => goToMode("login")}>
      {t.back}
    </button>
  );
}

/** Lists the passkeys of the account to which the link in the address belongs. A hosted provider has none. */
function ResetPasskeys() {
  const { data: session } = useSession();
  const isOurs = session?.identity.provider === "builtin";
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);

  useEffect(() => {
    const token = readToken(location.search);
    if (!isOurs || token === "") return;
    // Without the list, the server removes passkeys in doubt. A fault of the link is shown when the form is sent.
    call(personalApi.passkeysOfReset, {}, { token }).then(setPasskeys, console.info);
  }, [isOurs]);

  return <PasskeyChoice passkeys={passkeys} />;
}
