import type { Visualization } from "#model/meditation.ts";
import { DEFAULT_VOLUME, type DurationFault } from "#practice/sitting-plan.ts";
import { meditationMessages as t } from "#messages/meditation.ts";
import { DurationChoice } from "./duration-choice.tsx";
import { ShapeChoice } from "./shape-choice.tsx";
import { SliderRow } from "./slider-row.tsx";
import type { ShownChoices } from "./use-form-choices.ts";

interface Props {
  fault: Exclude<DurationFault, "none"> | null;
  shown: ShownChoices;
  video: Visualization;
}

/** Duration first: it is what most people choose anew. */
export function SettingsCard({ fault, shown, video }: Props) {
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
      <div className="visualization">
        <img src={video.poster} alt="" width={1280} height={720} loading="lazy" />
        <div>
          <h3>{t.visualization}</h3>
          <p>{video.description}</p>
        </div>
      </div>
      <ShapeChoice {...shown} />
    </section>
  );
}
