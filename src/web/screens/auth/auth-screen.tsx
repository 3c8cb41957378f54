import { lazy, Suspense, useContext, useEffect, useState } from "react";
import { useSession } from "../../data/session.ts";
import { authMessages } from "../../messages/auth.ts";
import { LanguageContext } from "../../messages/language.ts";
import { Working } from "../../ui/working.tsx";
import { JourneyPanel } from "./journey-panel.tsx";
import { LoginForm } from "./login-form.tsx";
import { readMode, useSearch } from "./mode.ts";
import { ModeTabs } from "./mode-tabs.tsx";

const Redirect = lazy(() => import("./redirect.tsx"));
const MoreForms = lazy(() => import("./more-forms.tsx"));

export default function AuthScreen() {
  const language = useContext(LanguageContext);
  const t = authMessages[language];
  const search = useSearch();
  const [email, keepEmail] = useState("");
  const session = useSession();
  const mode = readMode(search);
  const isUnavailable = session.status === "here" && !session.value.identity.available;

  useEffect(() => {
    if (!isUnavailable) return;
    const ending = new AbortController();
    void import("./await-setup.ts").then(({ awaitSetup }) => awaitSetup(language, ending.signal));
    return () => ending.abort();
  }, [isUnavailable, language]);

  // A link for a new password is meant for whoever holds it, signed in or not.
  if (session.status === "here" && session.value.user && mode !== "new-password") {
    return (
      <Suspense fallback={<Working>{t.redirecting}</Working>}>
        <Working>{t.redirecting}</Working>
        <Redirect search={search} />
      </Suspense>
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
            <Suspense fallback={<div className="form-to-come" />}>
              <MoreForms mode={mode} search={search} email={email} keepEmail={keepEmail} />
            </Suspense>
          )}
        </div>
      </div>
      <JourneyPanel />
    </section>
  );
}
