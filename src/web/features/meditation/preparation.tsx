import { useEffect, useRef, useState } from "react";
import type { Meditation } from "#model/meditation.ts";
import { guidedSteps, guideIds } from "#engines/guided-sitting.ts";
import { readPlan, readVolume, type DurationFault } from "#engines/sitting-plan.ts";
import { fetchSound } from "../../audio/gapless-player.ts";
import { guides } from "#messages/guided-sittings.ts";
import { meditationMessages as t, sittingMessages } from "#messages/meditation.ts";
import { showToast } from "../../ui/toast.ts";
import { readForm, useFormChoices } from "./form-choices.ts";
import { keepChoices } from "./kept-choices.ts";
import { NAME_FORM, OwnSittings } from "./own-sittings.tsx";
import { SettingsCard } from "./settings-card.tsx";
import type { Sitting } from "./sitting.ts";
import { SoundChoice } from "./sound-choice.tsx";

interface Props {
  meditation: Meditation;
  sitting: Sitting;
  isHidden: boolean;
}

/** Shows the form before a sitting. The form stays in the page during the sitting, and keeps what was chosen. */
export function Preparation({ meditation: { sounds, video }, sitting, isHidden }: Props) {
  const { form, shown, readAgain, fill } = useFormChoices();
  const start = useFocusAfterwards(isHidden);
  const [fault, setFault] = useState<Exclude<DurationFault, "none"> | null>(null);

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
    if (plan === "none") return showToast({ ...sittingMessages.invalid, variant: "destructive" });
    if (typeof plan === "string") return setFault(plan);
    keepChoices(choices);
    const guide = guideIds.find((id) => id === choices["guide"]);
    const guidance = guide ? guidedSteps(guides[guide], plan.minutes) : [];
    sitting.start({ plan: { ...plan, guidance }, sound, volume: readVolume(choices["volume"]) });
  }

  /** Prefetches the sound before the press. A failure is shown when the sound is needed. */
  function fetchChosen() {
    const found = chosen();
    if (found) fetchSound(found.sound.audioUrl).catch(() => {});
  }

  return (
    <>
      <form
        ref={form}
        className="meditation"
        data-hydrates="late"
        noValidate
        hidden={isHidden}
        onInput={({ target }) => {
          // Early input is replayed after hydration. A replayed number selects its own radio button, so a choice of another
          // duration, which is replayed after it, has to select its button again.
          if (target instanceof HTMLInputElement && target.type === "radio") target.checked = true;
          readAgain();
          setFault(null);
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
        <SettingsCard
          fault={fault}
          shown={shown}
          video={video}
          ownSittings={<OwnSittings read={() => form.current && readForm(form.current)} fill={fill} />}
        />
        <SittingGuide />
        <div className="start-bar">
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
      <form id={NAME_FORM} hidden />
    </>
  );
}

/** Returns a ref for the Start button, which gets the focus back after a sitting. */
function useFocusAfterwards(isHidden: boolean) {
  const start = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!isHidden && wasHidden.current) start.current?.focus({ preventScroll: true });
    wasHidden.current = isHidden;
  }, [isHidden]);
  return start;
}

function SittingGuide() {
  return (
    <section className="card sitting-guide" aria-labelledby="sitting-guide">
      <h2 id="sitting-guide">{t.guide}</h2>
      <dl>
        <div>
          <dt>{t.posture}</dt>
          <dd>{t.postureHint}</dd>
        </div>
        <div>
          <dt>{t.breathing}</dt>
          <dd>{t.breathingHint}</dd>
        </div>
        <div>
          <dt>{t.focus}</dt>
          <dd>{t.focusHint}</dd>
        </div>
      </dl>
    </section>
  );
}
