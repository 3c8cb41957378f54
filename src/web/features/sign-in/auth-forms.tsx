import { useState } from "react";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import type { BetweenForms } from "./between-forms.ts";
import { JourneyPanel } from "./journey-panel.tsx";
import { LoginForm } from "./login-form.tsx";
import { readMode, useMode } from "./mode.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ModeTabs } from "./mode-tabs.tsx";

const moreForms = lazyPart(() => import("./more-forms.tsx"));

/** The server may be asked for any form; a browser needs the one that its address names. */
export const prepare = () =>
  typeof location === "undefined" || readMode(location.search) !== "login" ? moreForms.load() : null;

export default function AuthForms({ onHydrated }: { onHydrated: () => void }) {
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
