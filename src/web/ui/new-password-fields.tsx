import { useState } from "react";
import { passwordRules } from "#model/password-policy.ts";
import { unmetRules } from "../messages/password-refusal.ts";
import { useSession } from "../data/session.ts";
import { passwordRuleMessages as t } from "#messages/password.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  /** The name of the first field. That of the second is `confirmPassword`. */
  name: "password" | "newPassword";
  label: string;
  confirmLabel: string;
  /** The messages by the name of the field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks for a new password twice. The rules stand below the first field; while it is filled in, only those that are not
 * met yet.
 */
export function NewPasswordFields({ name, label, confirmLabel, errors }: Props) {
  const [password, setPassword] = useState("");
  const policy = useSession().data?.identity.passwordPolicy;
  const forManagers = policy && { minLength: policy.minLength, passwordrules: passwordRules(policy) };
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        {...forManagers}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={<PasswordRules password={password} />}
        error={errors[name]}
      />
      <PasswordField
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        {...forManagers}
        error={errors["confirmPassword"]}
      />
    </>
  );
}

/**
 * Lists the rules that a new password does not meet yet. The list is empty until the session is loaded, which has the
 * policy.
 */
function PasswordRules({ password }: { password: string }) {
  const { data: session } = useSession();
  const unmet = session ? unmetRules(session.identity.passwordPolicy, password) : [];
  const lead = password === "" ? t.needs : t.stillNeeds;
  return (
    <div className="rules" aria-live="polite">
      {session && (unmet.length > 0 ? lead : t.goodPassword)}
      <ul className="beads">
        {unmet.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
