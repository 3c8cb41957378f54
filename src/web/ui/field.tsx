import { useId, type InputHTMLAttributes, type ReactNode } from "react";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Validation message, shown below the input. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Button at the end of the input, described by the label. */
  renderAction?: (labelId: string) => ReactNode;
}

/** Text input with its label above, and hint and validation message below. */
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
