import { useLayoutEffect, useRef, useState } from "react";

/** A box, and whether its content is higher than it is. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [isOver, setOver] = useState(false);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setOver(current.scrollHeight > current.clientHeight + 1));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, isOver] as const;
}
