import { useLayoutEffect, useRef, useState } from "react";

/**
 * A box, and whether its content is higher than it is, which is guessed until it is measured. Room that the box leaves below
 * its content may be cut.
 */
export function useOverflow<Box extends HTMLElement>(guess: boolean) {
  const box = useRef<Box>(null);
  const [isOver, setOver] = useState(guess);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const room = Number.parseFloat(getComputedStyle(current).paddingBottom);
      setOver(current.scrollHeight - room > current.clientHeight + 1);
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, isOver] as const;
}
