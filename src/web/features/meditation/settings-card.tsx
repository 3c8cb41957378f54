import type { ReactNode } from "react";
import type { Visualization } from "#model/meditation.ts";
import { guideIds } from "#engines/guided-sitting.ts";
import {
  DEFAULT_VOLUME,
  fadeOuts,
  LONGEST_INTERVAL,
  plainPlan,
  settleIns,
  type DurationFault,
} from "#engines/sitting-plan.ts";
import { guideNames, guides } from "#messages/guided-sittings.ts";
import { meditationMessages as t } from "#messages/meditation.ts";
import { DurationChoice } from "./duration-choice.tsx";
import type { ShownChoices } from "./form-choices.ts";

interface Props {
  fault: Exclude<DurationFault, "none"> | null;
  shown: ShownChoices;
  video: Visualization;
  ownSittings: ReactNode;
}

export function SettingsCard({ fault, shown, video, ownSittings }: Props) {
  return (
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
      <Row label={guideNames.label}>
        <select name="guide" defaultValue="">
          <option value="">{guideNames.none}</option>
          {guideIds.map((id) => (
            <option key={id} value={id}>
              {guides[id].name}
            </option>
          ))}
        </select>
      </Row>
      <div className="visualization">
        <img src={video.poster} alt="" width={1280} height={720} loading="lazy" />
        <div>
          <h3>{t.visualization}</h3>
          <p>{video.description}</p>
        </div>
      </div>
      <ShapeChoice {...shown}>{ownSittings}</ShapeChoice>
    </section>
  );
}

/** Offers settings beyond the duration, which are folded at first. */
function ShapeChoice({
  interval,
  intervalVolume,
  children,
}: Pick<ShownChoices, "interval" | "intervalVolume"> & { children: ReactNode }) {
  return (
    <details className="shape">
      <summary>{t.shape}</summary>
      <div>
        <Row label={t.settleIn}>
          <Select name="settleIn" values={settleIns} chosen={plainPlan.settleIn} say={t.settleIns} />
        </Row>
        <Tick name="startBell" label={t.startBell} />
        <SliderRow
          name="interval"
          label={t.interval}
          shown={t.intervals(interval)}
          max={LONGEST_INTERVAL}
          defaultValue={plainPlan.interval}
        />
        <SliderRow
          name="intervalVolume"
          label={t.intervalVolume}
          shown={t.percent(intervalVolume)}
          max={100}
          defaultValue={plainPlan.intervalVolume * 100}
        />
        <Tick name="endBell" label={t.endBell} isOn />
        <Row label={t.fadeOut}>
          <Select name="fadeOut" values={fadeOuts} chosen={plainPlan.fadeOut} say={t.seconds} />
        </Row>
        <Tick name="open" label={t.open} says={t.openHint} />
        {children}
      </div>
    </details>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="row">
    <span>{label}</span>
    {children}
  </label>
);

interface SliderProps {
  name: string;
  label: string;
  /** The value in words. */
  shown: string;
  max: number;
  defaultValue: number;
}

/**
 * Shows a slider. Its label names the slider alone, because a label around both would include the value that is shown.
 */
const SliderRow = ({ name, label, shown, ...range }: SliderProps) => (
  <div className="row">
    <label htmlFor={name}>{label}</label>
    <input id={name} type="range" name={name} min={0} aria-valuetext={shown} {...range} />
    <output htmlFor={name}>{shown}</output>
  </div>
);

interface SelectProps {
  name: string;
  values: readonly number[];
  chosen: number;
  say: (value: number) => string;
}

const Select = ({ name, values, chosen, say }: SelectProps) => (
  <select name={name} defaultValue={chosen}>
    {values.map((value) => (
      <option key={value} value={value}>
        {say(value)}
      </option>
    ))}
  </select>
);

const Tick = ({ name, label, says, isOn = false }: { name: string; label: string; says?: string; isOn?: boolean }) => (
  <label className="row tick">
    <span>
      {label}
      {says && <small>{says}</small>}
    </span>
    <input type="checkbox" name={name} defaultChecked={isOn} />
  </label>
);
