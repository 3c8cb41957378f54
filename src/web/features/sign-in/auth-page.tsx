import { useState, type KeyboardEvent } from "react";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { type BetweenForms, AuthForm, EmailField } from "./auth-form.tsx";
import { readMode, useMode, goToMode, type Mode } from "./mode.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { authMessages as t } from "#messages/sign-in.ts";
import { useSite } from "../../data/site-context.ts";
import { InScript } from "../../ui/in-script.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

const moreForms = lazyPart(() => import("./more-forms.tsx"));

/**
 * Loads the other forms where they are needed. The server may be asked for any form; a browser needs the one that its
 * address names.
 */
export const prepare = () =>
  typeof location === "undefined" || readMode(location.search) !== "login" ? moreForms.load() : null;

export default function AuthPage({ onHydrated }: { onHydrated: () => void }) {
  const [email, keepEmail] = useState("");
  const [done, keepDone] = useState("");
  const mode = useMode();
  const between: BetweenForms = { email, keepEmail, done, keepDone, onHydrated };

  const isTabbed = mode === "login" || mode === "signup";
  return (
    <section className="auth" data-hydrates="late">
      <div className="card">
        {isTabbed && <ModeTabs mode={mode} />}
        <div {...(isTabbed && { id: "auth-form", role: "tabpanel", "aria-labelledby": `tab-${mode}` })}>
          {mode === "login" ? (
            <>
              <LoginForm {...between} />
              <PasskeySignIn />
              <ByEmail />
            </>
          ) : (
            <Lazy part={moreForms} fallback={<div className="form-to-come" />}>
              {(MoreForms) => <MoreForms mode={mode} {...between} />}
            </Lazy>
          )}
        </div>
      </div>
      <JourneyPanel />
    </section>
  );
}

/**
 * Shows a link to the form for a sign-in by email. It is absent, as passkeys are, where a hosted provider signs people
 * in.
 */
function ByEmail() {
  const { passkeys } = useSite();
  return (
    passkeys && (
      <div className="other-way">
        <button className="button quiet" onClick={() => goToMode("ask-link")}>
          {t.byEmail}
        </button>
      </div>
    )
  );
}

/** Shows two tabs. As there are only two, every arrow key leads to the other one. */
function ModeTabs({ mode }: { mode: Mode }) {
  const other = mode === "login" ? "signup" : "login";

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (!/^(Arrow|Home|End)/.test(key)) return;
    goToMode(other);
    currentTarget.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
    <div className="tabs" role="tablist" aria-label={t.modes} onKeyDown={onKeyDown}>
      {(
        [
          ["login", t.signIn],
          ["signup", t.signUp],
        ] as const
      ).map(([tab, name]) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          aria-selected={tab === mode}
          aria-controls="auth-form"
          tabIndex={tab === mode ? 0 : -1}
          onClick={() => goToMode(tab)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Lists the benefits of an account. They are hidden on phones, where the form comes first. */
function JourneyPanel() {
  const { quotation } = useSite();
  return (
    <aside className="auth-panel">
      <h2>{t.journey}</h2>
      <ul>
        {t.offers.map(({ icon, name, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <figure>
        <blockquote>
          <InScript as="p" className="sanskrit" text={quotation.sanskrit} />
          <p>{quotation.translation}</p>
        </blockquote>
        <figcaption>{quotation.source}</figcaption>
      </figure>
    </aside>
  );
}

function LoginForm({ email, keepEmail, ...between }: BetweenForms) {
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
