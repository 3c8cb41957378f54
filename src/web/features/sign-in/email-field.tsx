import { authMessages as t } from "#messages/sign-in.ts";
import { Field } from "../../ui/field.tsx";
import type { BetweenForms } from "./between-forms.ts";

interface Props extends Pick<BetweenForms, "email" | "keepEmail"> {
  error: string | undefined;
}

export function EmailField({ email, keepEmail, error }: Props) {
  return (
    <Field
      name="email"
      label={t.email}
      type="email"
      autoComplete="username"
      defaultValue={email}
      onInput={({ currentTarget }) => keepEmail(currentTarget.value)}
      error={error}
    />
  );
}
