import { memo, useRef, useSyncExternalStore } from "react";
import { isHeld, type ChantState } from "#practice/chant-counter.ts";
import { lazyPart, useOnDemand } from "../../boot/lazy-part.tsx";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import { DeityPicture } from "../../parts/deity-picture.tsx";
import { useLoadFailure } from "../../parts/use-load-failure.ts";
import { LeadButton } from "./lead-button.tsx";
import { CountBar, CountInWords, QuarterSaid } from "./mala-count.tsx";
import { MalaRing } from "./mala-ring.tsx";
import { SankalpaLine } from "./sankalpa/sankalpa-line.tsx";
import type { Mala } from "./mala.ts";
import { TakeBack } from "./take-back.tsx";
import { useBeadKeys } from "./touch/bead-keys.ts";
import { BeadSettings } from "./touch/bead-settings.tsx";
import { useBeadTouch } from "./touch/use-bead-touch.ts";

interface Props {
  image: string;
  mala: Mala;
}

const dimView = lazyPart(() => import("./touch/dim-view.tsx"));

/** Counts wherever it is touched. From bead to bead only what shows the count is rendered anew. */
export const CounterPanel = memo(({ image, mala }: Props) => {
  const t = useMessages(chantMessages);
  const { chant, ...seen } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const panel = useBeadTouch<HTMLElement>(mala);
  const counter = useRef<HTMLButtonElement>(null);
  const dim = useOnDemand(dimView, useLoadFailure());
  const { mode, status, recording } = chant;
  const isManual = mode === "manual";
  const isComplete = status === "complete";
  const canPress = isManual && !isComplete && !isHeld(chant);
  const note = noteOf(chant);

  useBeadKeys(counter, canPress ? mala.countBead : null);

  return (
    <>
      <section ref={panel} className={`counter card ${mode}`} aria-labelledby="counter">
        <h2 id="counter">{t.counter}</h2>
        <div className="mala">
          <Emblem image={image} />
          <MalaRing mala={mala} isComplete={isComplete} />
          <CountInWords mala={mala} />
        </div>

        <div className={`hands ${mode}`}>
          <LeadButton mala={mala} counter={counter} />
          <button ref={counter} className={`press ${status}`} data-keys="" data-counts="" disabled={!canPress}>
            {isComplete ? t.completed : t[isManual ? "press" : "counting"]}
          </button>
          <button className="reset" onClick={() => mala.press({ type: "reset" })}>
            {t.reset}
          </button>
          <div className="modes">
            <TakeBack mala={mala} />
            <button
              type="button"
              className="switch"
              role="switch"
              aria-checked={!isManual}
              aria-label={t.autoMode}
              aria-describedby="mode-note"
              disabled={recording !== "playable"}
              onClick={() => mala.press({ type: "mode", mode: isManual ? "auto" : "manual" })}
            >
              <span>{t.auto}</span>
              <span>{t.manual}</span>
            </button>
            <button className="dimmer" onClick={dim.show} aria-label={t.dimSaid}>
              {t.dim}
            </button>
          </div>
        </div>

        <output className="note" id="mode-note">
          {note && t[note]} {!seen.isKept && t.notKept} {seen.mayGoDark && t.mayGoDark}
        </output>
        <div className="bar">
          <CountBar mala={mala} />
          <p className="marks" aria-hidden="true">
            <span>0%</span> <span>50%</span> <span>100%</span>
          </p>
        </div>
        {seen.malasToday > 0 && <p className="malas-today">{t.malasToday(seen.malasToday)}</p>}
        <SankalpaLine progress={seen.sankalpa} mala={mala} />
        <BeadSettings />
        <QuarterSaid mala={mala} />
      </section>
      {dim.Part && <dim.Part mala={mala} close={dim.hide} />}
    </>
  );
});

const Emblem = memo(({ image }: { image: string }) => (
  <DeityPicture image={image} alt="" sizes="(min-width: 40rem) 230px, 180px" eager />
));

/** Message that says why the mala waits, or is counted by hand. */
function noteOf(chant: ChantState) {
  if (chant.status === "paused" && (chant.reason === "refused" || chant.reason === "elsewhere")) return chant.reason;
  return chant.recording === "playable" ? null : chant.recording;
}
