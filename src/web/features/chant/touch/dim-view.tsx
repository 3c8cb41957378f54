import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { beadMessages as t, chantMessages } from "#messages/chant.ts";
import { LeadButton } from "../counter-buttons.tsx";
import { afterTouch, Count, useEachBead, useSize } from "../mala-count.tsx";
import { createPulse } from "../pulse.ts";
import type { Mala } from "../../../mala/mala.ts";
import { useBeadTouch } from "./bead-touch.ts";

interface Props {
  mala: Mala;
  close: () => void;
}

/** A dark screen that counts: for closed eyes, and for a room where others sleep. */
export default function DimView({ mala, close }: Props) {
  const view = useBeadTouch<HTMLDialogElement>(mala, close);
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);

  useLayoutEffect(() => {
    const opened = view.current;
    opened?.showModal();
    // The view itself takes the focus and not its first button, for the keys count.
    opened?.focus();
    return () => opened?.close();
  }, [view]);

  return (
    <dialog ref={view} className="dim" data-counts="" tabIndex={-1} aria-label={t.dim} onClose={close}>
      <DimCount mala={mala} />
      <p className="dim-hint">{t[hints[chant.mode]]}</p>
      <p className="dim-buttons">
        <LeadButton mala={mala} counter={view} />
        <button onClick={close}>{t.undim}</button>
      </p>
    </dialog>
  );
}

const hints = { auto: "dimSung", manual: "dimByHand", aloud: "dimAloud" } as const;

function DimCount({ mala }: Pick<Props, "mala">) {
  const size = useSize(mala);
  const words = useRef<HTMLParagraphElement>(null);
  const [playPulse] = useState(createPulse);
  const glimmer = useCallback(
    (count: number) => {
      if (count > 0 && words.current) playPulse(words.current);
    },
    [playPulse],
  );
  useEachBead(mala, glimmer, afterTouch);
  return (
    <p ref={words} className="dim-count">
      <Count mala={mala} />
      {` ${chantMessages.outOf(size)}`}
    </p>
  );
}
