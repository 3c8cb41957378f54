import { useLayoutEffect, useRef, useState } from "react";

/** A box, and whether its content is higher than it is, which is guessed until it is measured. */
export function useOverflow<Box extends HTMLElement>(guess: boolean) {
  const box = useRef<Box>(null);
  const [isOver, setOver] = useState(guess);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setOver(current.scrollHeight > current.clientHeight + 1));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, isOver] as const;
}
