import { guidedStepAt } from "#engines/guided-sitting.ts";
import { clockOf, satUntil, type Session } from "#engines/meditation-session.ts";
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
      <Guidance session={session} now={now} />
    </div>
  );
}

/** Shows the sentence of a guided sitting that is to be read now. Screen readers speak it when it changes. */
function Guidance({ session, now }: Pick<ViewState, "session" | "now">) {
  if (session.status === "idle" || session.plan.guidance.length === 0) return null;
  const text = guidedStepAt(session.plan.guidance, satUntil(session, now))?.text;
  return (
    <output className="guidance">
      <span key={text}>{text}</span>
    </output>
  );
}

/** Returns what the clock shows: minutes and seconds, and hours if there are any. */
export function clockText(session: Session, now: number) {
  const { part, seconds } = clockOf(session, now);
  const hours = Math.floor(seconds / 3600);
  const minutes = hours > 0 ? `${hours}:${twoDigits((seconds % 3600) / 60)}` : twoDigits(seconds / 60);
  return { part, text: `${minutes}:${twoDigits(seconds % 60)}` };
}

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, "0");
