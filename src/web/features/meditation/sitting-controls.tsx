import { meditationMessages, sittingMessages as t } from "#messages/meditation.ts";
import type { Sitting } from "./sitting.ts";
import type { useFullView } from "./use-full-view.ts";
import type { ViewState } from "./view-state.ts";

interface Props {
  view: ViewState;
  sitting: Sitting;
  dim: { isDim: boolean; setDim: (isDim: boolean) => void };
  fullView: ReturnType<typeof useFullView>;
}

/** Shows the controls of a running sitting. The button that ends it is the least prominent. */
export function SittingControls({ view: { session, notices }, sitting, dim, fullView }: Props) {
  const isPaused = session.status === "paused";
  return (
    <div className="controls">
      <output>
        {notices.map((notice) => (
          <span key={notice}>{t[notice]} </span>
        ))}
      </output>
      {notices.includes("soundWaits") && <Control label={t.soundOn} press={() => sitting.wakeSound()} />}
      <label className="sitting-volume">
        <span>{t.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          defaultValue={sitting.volume * 100}
          aria-valuetext={meditationMessages.percent(Math.round(sitting.volume * 100))}
          onInput={({ currentTarget: slider }) => {
            slider.ariaValueText = meditationMessages.percent(Number(slider.value));
            sitting.setVolume(Number(slider.value) / 100);
          }}
        />
      </label>
      <Control label={isPaused ? t.resume : t.pause} press={isPaused ? sitting.resume : sitting.pause} isMain />
      <Control label={dim.isDim ? t.undim : t.dim} press={() => dim.setDim(!dim.isDim)} />
      <Control label={fullView.isFull ? t.exitFullscreen : t.fullscreen} press={fullView.toggle} />
      <Control label={t.end} press={sitting.stop} />
    </div>
  );
}

const Control = ({ label, press, isMain = false }: { label: string; press: () => void; isMain?: boolean }) => (
  <button type="button" className={isMain ? "button" : "button quiet"} onClick={press}>
    {label}
  </button>
);
