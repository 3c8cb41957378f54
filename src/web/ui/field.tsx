import { useId, type InputHTMLAttributes, type ReactNode } from "react";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** What is wrong with it, next to it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the end of the line of writing, and is described by its label. */
  renderAction?: (labelId: string) => ReactNode;
}

/** One line to write in, with its name above and what is to be said of it below. */
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
