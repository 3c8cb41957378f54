import type { ReactNode } from "react";

interface Props {
  /** A part of the screen that is loaded on demand. */
  part: { Part: unknown; show: () => void; hide: () => void };
  /** Name that begins with the children and says more, where there are several such buttons. */
  label?: string;
  children: ReactNode;
}

/** Shows a part of the screen, or hides it again. */
export const PartButton = ({ part: { Part, show, hide }, label, children }: Props) => (
  <button
    className="button quiet"
    aria-pressed={Part !== null}
    aria-label={label}
    onClick={Part === null ? show : hide}
  >
    {children}
  </button>
);
