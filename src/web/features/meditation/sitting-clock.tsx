import { sittingMessages as t } from "#messages/meditation.ts";
import { clockText } from "./clock-text.ts";
import type { ViewState } from "./view-state.ts";

export function SittingClock({ session, now, sound, pulses }: ViewState) {
  const { part, text } = clockText(session, now);
  return (
    <div className="sitting-clock">
      {pulses > 0 && <i key={pulses} className="pulse" aria-hidden="true" />}
      <p className="sitting-part">{session.status === "paused" ? t.paused : part === "settling" && t.settling}</p>
      <p className="countdown" role="timer" aria-label={part === "open" ? t.timeSat : t.timeLeft}>
        {text}
      </p>
      <p className="sound-name">{sound?.name}</p>
    </div>
  );
}
