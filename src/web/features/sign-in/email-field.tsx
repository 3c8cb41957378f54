import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Field } from "../../ui/field.tsx";
import type { BetweenForms } from "./between-forms.ts";

interface Props extends Pick<BetweenForms, "email" | "keepEmail"> {
  error: string | undefined;
}

export function EmailField({ email, keepEmail, error }: Props) {
  const t = useMessages(authMessages);
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
