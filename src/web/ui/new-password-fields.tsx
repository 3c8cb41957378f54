import { useState } from "react";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

interface Props {
  /** Name of the first field; the second is `confirmPassword`. */
  name: "password" | "newPassword";
  label: string;
  confirmLabel: string;
  /** Sentences by the field's name. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** Twice, with the rules beforehand, and what is still lacking while the first is written. */
export function NewPasswordFields({ name, label, confirmLabel, errors }: Props) {
  const [password, setPassword] = useState("");
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={<PasswordRules password={password} />}
        error={errors[name]}
      />
      <PasswordField
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        error={errors["confirmPassword"]}
      />
    </>
  );
}
