import { type ReactNode, type RefObject, useSyncExternalStore, type ChangeEvent } from "react";
import type { SankalpaProgress } from "#engines/sankalpa.ts";
import { beadMessages, chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../../mala/mala.ts";
import { PrayerSwitch } from "../prayers/prayer-offer.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { TakeBack } from "../counter-buttons.tsx";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import {
  beadChoices,
  chooseForBeads,
  noneChosen,
  watchBeadChoices,
  type BeadChoices,
} from "../../../mala/bead-choices.ts";

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

const sankalpaDialog = lazyPart(() => import("../sankalpa-dialog.tsx"), "sankalpa-dialog");

/** The vow in one quiet line, and the way to it. */
function SankalpaLine({ progress, mala }: { progress: SankalpaProgress | null; mala: Mala }) {
  const dialog = useOnDemand(sankalpaDialog, useLoadFailure());
  return (
    <div className="sankalpa-line">
      {progress && <p>{progress.isOver ? sankalpaMessages.over(progress) : sankalpaMessages.progress(progress)}</p>}
      <button onClick={dialog.show}>{progress ? sankalpaMessages.name : sankalpaMessages.take}</button>
      {dialog.Part && <dialog.Part progress={progress} mala={mala} close={dialog.hide} />}
    </div>
  );
}

const names = ["click", "vibration", "headset"] as const satisfies (keyof BeadChoices)[];

/** Settings for counting with closed eyes; closed, and all of them off, until somebody looks for them. */
function BeadSettings() {
  const choices = useSyncExternalStore(watchBeadChoices, beadChoices, () => noneChosen);

  return (
    <details className="bead-settings">
      <summary>{beadMessages.settings}</summary>
      {names.map((name) => (
        <label key={name}>
          {/* A tick that came before the app is repeated as its event "input". */}
          <input type="checkbox" name={name} checked={choices[name]} onChange={choose} onInput={choose} />
          <span>
            {`${beadMessages[name]} `}
            <small>{beadMessages[`${name}Hint`]}</small>
          </span>
        </label>
      ))}
    </details>
  );
}

function choose({ currentTarget: { name, checked } }: Pick<ChangeEvent<HTMLInputElement>, "currentTarget">) {
  chooseForBeads({ [name]: checked });
}
