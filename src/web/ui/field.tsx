import { useId, type InputHTMLAttributes, type ReactNode } from "react";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The validation message, which is shown below the input. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Renders a button at the end of the input, which the label describes. */
  renderAction?: (labelId: string) => ReactNode;
}

/** Shows a text input with its label above it, and its hint and validation message below it. */
export function Field({ label, error, hint, renderAction, ...input }: FieldProps) {
  const id = useId();
  const hasNote = error !== undefined || Boolean(hint);
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="line">
        <input
          id={id}
          aria-invalid={error !== undefined}
          {...(hasNote && { "aria-describedby": `${id}-note` })}
          {...input}
        />
        {renderAction?.(`${id}-label`)}
      </div>
      {hasNote && (
        <div id={`${id}-note`}>
          {hint}
          {error !== undefined && <p className="field-error">{error}</p>}
        </div>
      )}
    </div>
  );
}
