import { useEffect, useRef } from "react";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import type { Mala } from "../../mala/mala.ts";

const aloudPanel = lazyPart(() => import("../aloud/aloud-panel.tsx"), "aloud");

/** Loads the panel of the mode Aloud once that is chosen. Where it cannot be loaded, beads are counted by hand. */
export function AloudSection({ mala }: { mala: Mala }) {
  const showLoadFailure = useLoadFailure();
  const panel = useOnDemand(aloudPanel, () => {
    showLoadFailure();
    mala.press({ type: "mode", mode: "manual" });
  });
  const show = useRef(panel.show);
  useEffect(() => show.current(), []);
  return panel.Part && <panel.Part mala={mala} />;
}
