import type { KeyboardEvent } from "react";
import { authMessages as t } from "#messages/sign-in.ts";
import { goToMode, type Mode } from "./mode.ts";

/** With two tabs, every arrow key leads to the other. */
export function ModeTabs({ mode }: { mode: Mode }) {
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
