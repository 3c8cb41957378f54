import { useEffect, useRef, useState, type ReactNode } from "react";

interface Props {
  title: string;
  /** The present choice, in a few words. */
  value?: string;
  /** True where the address of the page asks for this setting. */
  isOpenAtFirst?: boolean;
  /** Renders the setting while its line is open. */
  children: (close: () => void) => ReactNode;
}

/** Shows a line of the settings, which opens in its place. When its form closes it, the line has the focus again. */
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
