import { useState } from "react";
import { fieldMessages as t } from "#messages/password.ts";
import { Field, type FieldProps } from "./field.tsx";

/**
 * Shows a password input whose text can be made readable. `autoComplete` tells password managers which password it is.
 */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      renderAction={(labelId) => (
        <button type="button" aria-pressed={isShown} aria-describedby={labelId} onClick={() => setShown(!isShown)}>
          {t.show}
        </button>
      )}
    />
  );
}
