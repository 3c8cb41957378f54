import { useState, type ComponentType } from "react";

interface Part<Props> {
  /** Null while it is not wanted, or not there yet. */
  Part: ComponentType<Props> | null;
  show: () => void;
  hide: () => void;
}

/**
 * A part of a screen that is loaded when it is first wanted. Where it cannot be, the screen stays as it is, and the next
 * wish tries again: React.lazy would take the whole screen down, with whatever is going on there.
 */
export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    show: () =>
      void load().then(
        ({ default: Loaded }) => setPart(() => Loaded),
        (error: unknown) => console.warn("A part of the screen could not be loaded", error),
      ),
    hide: () => setPart(null),
  };
}
