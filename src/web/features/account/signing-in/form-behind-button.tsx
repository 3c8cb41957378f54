import { useState, type ReactNode } from "react";

interface Props {
  label: string;
  /** The form. It closes when it is sent or canceled. */
  children: (close: () => void) => ReactNode;
}

/** A button that a form replaces while it is open. Then the button has the focus again. */
export function FormBehindButton({ label, children }: Props) {
  /** Undefined until the form is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen) return children(() => setOpen(false));
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the form that had the focus
    <button className="button quiet" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
      {label}
    </button>
  );
}
