import { useContext, useEffect, useState } from "react";
import { isSignInUnavailable, useSession } from "../../data/session.ts";
import { authMessages } from "../../messages/auth.ts";
import { LanguageContext } from "../../messages/language.ts";
import { lazyModule } from "../../boot/lazy-module.ts";
import { Lazy, lazyPart } from "../../boot/lazy-part.tsx";
import { Working } from "../../ui/working.tsx";
import { JourneyPanel } from "./journey-panel.tsx";
import { LoginForm } from "./login-form.tsx";
import { readMode, useMode } from "./mode.ts";
import { ModeTabs } from "./mode-tabs.tsx";

const redirect = lazyPart(() => import("./redirect.tsx"));
const loadSetup = lazyModule(() => import("./await-setup.ts"));
const moreForms = lazyPart(() => import("./more-forms.tsx"));

/** The server may be asked for any form; a browser needs the one that its address names. */
export const prepare = () =>
  typeof location === "undefined" || readMode(location.search) !== "login" ? moreForms.load() : null;

export default function AuthScreen() {
  const language = useContext(LanguageContext);
  const t = authMessages[language];
  const [email, keepEmail] = useState("");
  const session = useSession();
  const mode = useMode();
  const isAway = isSignInUnavailable(session);

  useEffect(() => {
    if (!isAway) return;
    const ending = new AbortController();
    void loadSetup().then(
      ({ awaitSetup }) => awaitSetup(language, ending.signal),
      // Then the page does not look again by itself; its panel offers to.
      console.warn,
    );
    return () => ending.abort();
  }, [isAway, language]);

  // A link for a new password is meant for whoever holds it, signed in or not.
  if (session.data?.user && mode !== "new-password") {
    return (
      <Lazy part={redirect} fallback={<Working>{t.redirecting}</Working>}>
        {(Redirect) => <Redirect />}
      </Lazy>
    );
  }
  const isTabbed = mode === "login" || mode === "signup";
  return (
    <section className="auth">
      <div className="card">
        {isTabbed && <ModeTabs mode={mode} />}
        <div {...(isTabbed && { id: "auth-form", role: "tabpanel", "aria-labelledby": `tab-${mode}` })}>
          {mode === "login" ? (
            <LoginForm email={email} keepEmail={keepEmail} />
          ) : (
            <Lazy part={moreForms} fallback={<div className="form-to-come" />}>
              {(MoreForms) => <MoreForms mode={mode} email={email} keepEmail={keepEmail} />}
            </Lazy>
          )}
        </div>
      </div>
      <JourneyPanel />
    </section>
  );
}
