import type { ReactNode } from "react";

interface Props {
  /** The part of the screen, which is loaded on demand. */
  part: { Part: unknown; show: () => void; hide: () => void };
  /** An accessible name that begins with the children and says more, for a screen with several such buttons. */
  label?: string;
  children: ReactNode;
}

/** Shows a button that opens a part of the screen, or closes it again. */
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
