import { useEffect, useRef, useState, type ReactNode } from "react";

interface Props {
  title: string;
  /** What is set now, in a few words. */
  value?: string;
  /** True where the address asks for it. */
  isOpenAtFirst?: boolean;
  /** Rendered only while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A line of the settings, which opens in its place. Closed by its form, it has the focus again. */
export function Setting({ title, value, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [closings, setClosings] = useState(0);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (closings > 0) line.current?.focus();
  }, [closings]);

  function close() {
    setOpen(false);
    setClosings((before) => before + 1);
  }

  return (
    <details className="setting" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={line}>
        <h3>{title}</h3>
        {value && <small>{value}</small>}
      </summary>
      {isOpen && children(close)}
    </details>
  );
}
