import { useState } from "react";
import { deityMessages as t } from "#messages/deities.ts";

/** Four lines of a text, and a button for the rest. */
export function Introduction({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={isOpen ? "lead" : "lead folded"}>{text}</p>
      <button className="more-text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.less : t.more}
      </button>
    </>
  );
}
