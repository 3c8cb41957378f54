import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Meditation } from "#model/meditation.ts";
import { minutesSat, type Session } from "#practice/meditation-session.ts";
import { DEFAULT_VOLUME, plainPlan, readPlan, readVolume, type DurationFault } from "#practice/sitting-plan.ts";
import { HAS_PRESSES } from "../../boot/events.ts";
import { fetchSound } from "../../audio/gapless-player.ts";
import { meditationMessages } from "../../messages/meditation.ts";
import { sittingMessages } from "../../messages/sitting.ts";
import { useMessages } from "../../messages/language.ts";
import { showToast } from "../../ui/toast.ts";
import { DurationChoice } from "./duration-choice.tsx";
import { fillForm, readForm } from "./form-choices.ts";
import { keepChoices, keptChoices } from "./kept-choices.ts";
import { ShapeChoice } from "./shape-choice.tsx";
import { SliderRow } from "./slider-row.tsx";
import { SittingGuide } from "./sitting-guide.tsx";
import type { Sitting } from "./sitting.ts";
import { SoundChoice } from "./sound-choice.tsx";

interface Props {
  meditation: Meditation;
  sitting: Sitting;
  session: Session;
  isHidden: boolean;
}

/** Values that the form shows in words beside its fields. */
const untouched = {
  volume: DEFAULT_VOLUME,
  interval: plainPlan.interval,
  intervalVolume: plainPlan.intervalVolume * 100,
  isOpen: false,
};

export function Preparation({ meditation: { sounds, video }, sitting, session, isHidden }: Props) {
  const t = useMessages(meditationMessages);
  const during = useMessages(sittingMessages);
  const form = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(untouched);
  const [fault, setFault] = useState<Exclude<DurationFault, "none"> | null>(null);
  const satBefore = session.status === "finished" || session.status === "ended" ? session : null;

  useLayoutEffect(() => {
    if (!form.current) return;
    const kept = keptChoices();
    // A form that somebody has begun to fill in stays as it is: the events of that are replayed next.
    const isTouched = document.documentElement.hasAttribute(HAS_PRESSES);
    if (readForm(form.current)["custom"]) fillForm(form.current, { duration: "custom" });
    else if (kept && !isTouched) fillForm(form.current, kept);
    readAgain();
  }, []);

  // The focus returns to where it was before the sitting.
  useEffect(() => {
    if (satBefore) start.current?.focus({ preventScroll: true });
  }, [satBefore]);

  function readAgain() {
    if (!form.current) return;
    const { volume, interval, intervalVolume, open } = readForm(form.current);
    setShown({
      volume: Number(volume),
      interval: Number(interval),
      intervalVolume: Number(intervalVolume),
      isOpen: open === "on",
    });
    setFault(null);
  }

  function chosen() {
    if (!form.current) return null;
    const choices = readForm(form.current);
    const sound = sounds.find(({ id }) => id === choices["sound"]) ?? sounds[0];
    return sound ? { choices, sound } : null;
  }

  function begin() {
    const found = chosen();
    if (!found) return;
    const { choices, sound } = found;
    const plan = readPlan(choices);
    if (plan === "none") return showToast({ ...during.invalid, variant: "destructive" });
    if (typeof plan === "string") return setFault(plan);
    keepChoices(choices);
    sitting.start({ plan, sound, volume: readVolume(choices["volume"]) });
  }

  return (
    <form
      ref={form}
      className="meditation"
      data-hydrates="late"
      noValidate
      hidden={isHidden}
      onInput={({ target }) => {
        // A replayed choice comes after a replayed number, which chooses its own radio button.
        if (target instanceof HTMLInputElement && target.type === "radio") target.checked = true;
        readAgain();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <SoundChoice sounds={sounds} />
      <section className="card settings" aria-labelledby="settings">
        <h2 id="settings">{t.settings}</h2>
        <DurationChoice fault={fault} isOpen={shown.isOpen} />
        <SliderRow
          name="volume"
          label={t.volume}
          shown={t.percent(shown.volume)}
          max={100}
          defaultValue={DEFAULT_VOLUME}
        />
        <div className="visualization">
          <img src={video.poster} alt="" width={1280} height={720} loading="lazy" />
          <div>
            <h3>{t.visualization}</h3>
            <p>{video.description}</p>
          </div>
        </div>
        <ShapeChoice {...shown} />
      </section>
      <SittingGuide />
      <div className="start-bar">
        <output>
          {satBefore &&
            minutesSat(satBefore, satBefore.endedAt) > 0 &&
            during.satFor(minutesSat(satBefore, satBefore.endedAt))}
        </output>
        <button
          ref={start}
          type="button"
          className="button"
          onClick={begin}
          onPointerOver={fetchChosen}
          onFocus={fetchChosen}
        >
          {t.start}
        </button>
      </div>
    </form>
  );

  /** Prefetches the sound before the press. A failure is shown when the sound is needed. */
  function fetchChosen() {
    const found = chosen();
    if (found) fetchSound(found.sound.audioUrl).catch(() => {});
  }
}
