import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { beadMessages } from "../../../messages/bead.ts";
import { chantMessages } from "../../../messages/chant.ts";
import { useMessages } from "../../../messages/language.ts";
import { LeadButton } from "../lead-button.tsx";
import { afterFrame } from "../after-frame.ts";
import { newBeat } from "../beat.ts";
import { Count, useEachBead } from "../mala-count.tsx";
import type { OpenSitting } from "../sitting.ts";
import { useBeadTouch } from "./use-bead-touch.ts";

interface Props {
  sitting: OpenSitting;
  close: () => void;
}

/** A dark screen that counts: for closed eyes, and for a room where others sleep. */
export default function DimView({ sitting, close }: Props) {
  const t = useMessages(beadMessages);
  const view = useBeadTouch<HTMLDialogElement>(sitting, close);
  const { chant } = useSyncExternalStore(sitting.subscribe, sitting.readPanel, sitting.readPanel);

  useLayoutEffect(() => {
    const opened = view.current;
    opened?.showModal();
    // The view itself and not its first button, for the keys count.
    opened?.focus();
    return () => opened?.close();
  }, [view]);

  return (
    <dialog ref={view} className="dim" tabIndex={-1} aria-label={t.dim} onClose={close}>
      <DimCount sitting={sitting} />
      <p className="dim-hint">{chant.mode === "manual" ? t.dimByHand : t.dimSung}</p>
      <p className="dim-buttons">
        <LeadButton sitting={sitting} counter={view} />
        <button onClick={close}>{t.undim}</button>
      </p>
    </dialog>
  );
}

function DimCount({ sitting }: Pick<Props, "sitting">) {
  const { outOf } = useMessages(chantMessages);
  const words = useRef<HTMLParagraphElement>(null);
  const [beat] = useState(newBeat);
  const glimmer = useCallback(
    (count: number) => {
      if (count > 0 && words.current) beat(words.current);
    },
    [beat],
  );
  useEachBead(sitting, glimmer, afterFrame);
  return (
    <p ref={words} className="dim-count">
      <Count sitting={sitting} /> {outOf}
    </p>
  );
}
