import { clockOf, type Session } from "#engines/meditation-session.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import type { ViewState } from "./view-state.ts";

export function SittingClock({ session, now, sound, pulses }: ViewState) {
  const { part, text } = clockText(session, now);
  return (
    <div className="sitting-clock">
      {pulses > 0 && <i key={pulses} className="pulse" aria-hidden="true" />}
      <p className="sitting-part">{session.status === "paused" ? t.paused : part === "settling" && t.settling}</p>
      <p className="countdown" role="timer" translate="no" aria-label={part === "open" ? t.timeSat : t.timeLeft}>
        {text}
      </p>
      <p className="sound-name">{sound?.name}</p>
    </div>
  );
}

/** Minutes and seconds of the countdown; hours, too, once there is one. */
export function clockText(session: Session, now: number) {
  const { part, seconds } = clockOf(session, now);
  const hours = Math.floor(seconds / 3600);
  const minutes = hours > 0 ? `${hours}:${twoDigits((seconds % 3600) / 60)}` : twoDigits(seconds / 60);
  return { part, text: `${minutes}:${twoDigits(seconds % 60)}` };
}

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, "0");
