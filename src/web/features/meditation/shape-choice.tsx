import { fadeOuts, LONGEST_INTERVAL, plainPlan, settleIns } from "#practice/sitting-plan.ts";
import { meditationMessages as t } from "#messages/meditation.ts";
import { SliderRow } from "./slider-row.tsx";

interface Props {
  /** Values of the sliders. */
  interval: number;
  intervalVolume: number;
}

/** Settings beyond the duration. */
export function ShapeChoice({ interval, intervalVolume }: Props) {
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
      </div>
    </details>
  );
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <label className="row">
    <span>{label}</span>
    {children}
  </label>
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
