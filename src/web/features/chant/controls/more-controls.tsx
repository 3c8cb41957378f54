import type { ReactNode, RefObject } from "react";
import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../../mala/mala.ts";
import { PrayerSwitch } from "../prayers/prayer-offer.tsx";
import { SankalpaLine } from "../sankalpa/sankalpa-line.tsx";
import { BeadSettings } from "../touch/bead-settings.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { TakeBack } from "./take-back.tsx";

/** Id of the sheet that the button in the practice bar opens. */
export const MORE = "more-controls";

interface Props {
  mala: Mala;
  counter: RefObject<HTMLElement | null>;
  sankalpa: SankalpaProgress | null;
  /** Shows them in a sheet that is closed at first, instead of on the page. */
  isSheet: boolean;
  isPracticeModeChosen: boolean;
  togglePracticeMode: () => void;
  showDim: () => void;
  /** Shown in the sheet only: the page has them beside the recording. */
  soundSettings: ReactNode;
}

/** Everything but the counter itself. */
export function MoreControls({ mala, counter, sankalpa, isSheet, soundSettings, ...props }: Props) {
  return (
    <section id={MORE} className="more" aria-label={t.more} popover={isSheet ? "auto" : undefined}>
      <div className="modes">
        <TakeBack mala={mala} />
        <ModeChoice mala={mala} counter={counter} />
        <button className="dimmer" onClick={props.showDim} aria-label={t.dimSaid}>
          {t.dim}
        </button>
      </div>
      {isSheet && soundSettings}
      <div className="quiet-controls">
        <button className="reset" onClick={() => mala.press({ type: "reset" })}>
          {t.reset}
        </button>
        <button
          className="practice-button"
          aria-pressed={props.isPracticeModeChosen}
          aria-keyshortcuts="f"
          onClick={props.togglePracticeMode}
        >
          {t.practiceMode}
        </button>
        <PrayerSwitch />
        <SankalpaLine progress={sankalpa} mala={mala} />
      </div>
      <BeadSettings />
      {isSheet && (
        <button className="button quiet" popoverTarget={MORE} popoverTargetAction="hide">
          {t.closeMore}
        </button>
      )}
    </section>
  );
}
