import { authMessages } from "../../messages/auth.ts";
import { useMessages } from "../../messages/language.ts";
import { Field } from "../../ui/field.tsx";

/** Value shared by all forms of the page. */
export interface WrittenEmail {
  email: string;
  keepEmail: (email: string) => void;
}

export function EmailField({ email, keepEmail, error }: WrittenEmail & { error: string | undefined }) {
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
