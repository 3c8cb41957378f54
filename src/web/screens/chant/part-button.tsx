import type { ReactNode } from "react";

interface Props {
  /** A part of the screen that is loaded on demand. */
  part: { Part: unknown; show: () => void; hide: () => void };
  children: ReactNode;
}

/** Shows a part of the screen, or hides it again. */
export const PartButton = ({ part: { Part, show, hide }, children }: Props) => (
  <button className="button quiet" aria-pressed={Part !== null} onClick={Part === null ? show : hide}>
    {children}
  </button>
);
