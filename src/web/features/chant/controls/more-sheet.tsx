import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ChangeEvent, type ReactNode } from "react";
import { OWN_DEITY } from "#model/paths.ts";
import { beadMessages, chantMessages, sheetMessages as t } from "#messages/chant.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import {
  beadChoices,
  chooseForBeads,
  noneChosen,
  watchBeadChoices,
  type BeadChoices,
} from "../../../mala/bead-choices.ts";
import { DisplayButton } from "../../../ui/display/display-button.tsx";
import { RecordingSettings } from "../../../ui/mantra/recording/recording-settings.tsx";
import { ShareButton } from "../../../ui/mantra/share/share-button.tsx";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import { TakeBack } from "../counter-buttons.tsx";
import { PrayerSwitch } from "../prayers/prayer-offer.tsx";
import { VoiceChoice } from "../recording/voice-choice.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { RoundSettings } from "./round-settings.tsx";
import { MORE, type MoreProps } from "./more.tsx";

const dimView = lazyPart(() => import("../touch/dim-view.tsx"), "dim-view");
const sankalpaDialog = lazyPart(() => import("../vow/sankalpa-dialog.tsx"), "sankalpa-dialog");

/** All that is not needed at every mala, in groups. Opens when it is first rendered. */
export default function MoreSheet({ mala, heard, player, practiceMode, keepOpen, mantra, deity }: MoreProps) {
  const { sankalpa } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const sheet = useRef<HTMLElement>(null);
  const showLoadFailure = useLoadFailure();
  const dim = useOnDemand(dimView, showLoadFailure);
  const vow = useOnDemand(sankalpaDialog, showLoadFailure);

  useLayoutEffect(() => {
    sheet.current?.showPopover();
  }, []);

  /** The sheet makes room first, so that the focus comes back to its button afterwards. */
  function instead(show: () => void) {
    sheet.current?.hidePopover();
    show();
  }

  return (
    <>
      <section
        ref={sheet}
        id={MORE}
        className="more"
        aria-label={t.title}
        popover="auto"
        onToggle={({ newState }) => keepOpen(newState === "open")}
      >
        {practiceMode.isOn && !practiceMode.isResting && (
          <Group name={chantMessages.countedBy}>
            <ModeChoice mala={mala} />
            <button className="button quiet" onClick={() => instead(() => mala.press({ type: "reset" }))}>
              {chantMessages.reset}
            </button>
          </Group>
        )}
        <Group name={t.beads}>
          <TakeBack mala={mala} />
          <button className="button quiet" onClick={() => instead(dim.show)} aria-label={t.dimSaid}>
            {t.dim}
          </button>
          <button
            className="button quiet practice-button"
            aria-pressed={practiceMode.isOn}
            onClick={() => instead(practiceMode.toggle)}
          >
            {t.practiceMode}
          </button>
          <BeadSettings />
          <RoundSettings mala={mala} />
        </Group>
        {mala.hasRecording() && (
          <Group name={t.sound}>
            <RecordingSettings player={player} voice={<VoiceChoice heard={heard} />} />
          </Group>
        )}
        <Group name={t.devotion}>
          <PrayerSwitch />
          <button className="button quiet" onClick={() => instead(vow.show)}>
            {sankalpa ? sankalpaMessages.name : sankalpaMessages.take}
          </button>
          {sankalpa && <p>{sankalpa.isOver ? sankalpaMessages.over(sankalpa) : sankalpaMessages.progress(sankalpa)}</p>}
        </Group>
        <Group name={t.text}>
          {deity.id !== OWN_DEITY && <ShareButton mantra={mantra} deity={deity} />}
          <DisplayButton />
        </Group>
        <button className="button quiet close" popoverTarget={MORE} popoverTargetAction="hide">
          {t.close}
        </button>
      </section>
      {dim.Part && <dim.Part mala={mala} close={dim.hide} />}
      {vow.Part && <vow.Part progress={sankalpa} mala={mala} close={vow.hide} />}
    </>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="more-group">
    <h2>{name}</h2>
    <div>{children}</div>
  </div>
);

const names = ["click", "vibration", "headset"] as const satisfies (keyof BeadChoices)[];

/** Settings for counting with closed eyes; closed, and all of them off, until somebody looks for them. */
function BeadSettings() {
  const choices = useSyncExternalStore(watchBeadChoices, beadChoices, () => noneChosen);
  const [isOpen] = useState(() => names.some((name) => choices[name]));

  return (
    <details className="bead-settings" open={isOpen}>
      <summary>{beadMessages.settings}</summary>
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" name={name} checked={choices[name]} onChange={choose} />
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
