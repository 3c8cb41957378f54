import { useEffect, useRef, useState } from "react";
import type { Visualization } from "#model/meditation.ts";
import { minutesSat } from "#practice/meditation-session.ts";
import { sittingMessages } from "../../messages/sitting.ts";
import { useMessages } from "../../messages/language.ts";
import { LeavingQuestion } from "./leaving-question.tsx";
import { SittingPicture } from "./sitting-picture.tsx";
import { clockText } from "./clock-text.ts";
import type { Sitting } from "./sitting.ts";
import type { ViewState } from "./view-state.ts";
import { useFullView } from "./use-full-view.ts";
import { useStillness } from "./use-stillness.ts";

interface Props extends ViewState {
  video: Visualization;
  sitting: Sitting;
}

export function SittingView({ session, now, sound, notices, pulses, video, sitting }: Props) {
  const t = useMessages(sittingMessages);
  const view = useRef<HTMLElement>(null);
  const isStill = useStillness();
  const [isDim, setDim] = useState(false);
  const { isFull, toggle } = useFullView(sitting);
  const { part, text } = clockText(session, now);
  const isPaused = session.status === "paused";

  useEffect(() => view.current?.focus({ preventScroll: true }), []);

  const look = [isStill && "still", isDim && "dim", isFull && "full"].filter(Boolean).join(" ");
  return (
    <section ref={view} className={`sitting ${look}`} tabIndex={-1} aria-label={t.sitting}>
      <SittingPicture video={video} isResting={isDim || isPaused} sitting={sitting} />
      <div className="sitting-clock">
        {pulses > 0 && <i key={pulses} className="pulse" aria-hidden="true" />}
        <p className="sitting-part">{isPaused ? t.paused : part === "settling" && t.settling}</p>
        <p className="countdown" role="timer" aria-label={part === "open" ? t.timeSat : t.timeLeft}>
          {text}
        </p>
        <p className="sound-name">{sound?.name}</p>
      </div>
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
            onInput={(event) => sitting.setVolume(Number(event.currentTarget.value) / 100)}
          />
        </label>
        <Control label={isPaused ? t.resume : t.pause} press={isPaused ? sitting.resume : sitting.pause} />
        <Control label={isDim ? t.undim : t.dim} press={() => setDim(!isDim)} />
        <Control label={isFull ? t.exitFullscreen : t.fullscreen} press={toggle} />
        <Control label={t.end} press={sitting.end} isMain />
      </div>
      <LeavingQuestion minutes={minutesSat(session, now)} end={sitting.end} />
    </section>
  );
}

const Control = ({ label, press, isMain = false }: { label: string; press: () => void; isMain?: boolean }) => (
  <button type="button" className={isMain ? "button" : "button quiet"} onClick={press}>
    {label}
  </button>
);
