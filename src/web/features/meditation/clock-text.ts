import { clockOf, type Session } from "#practice/meditation-session.ts";

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, "0");

/** Minutes and seconds of the countdown; hours, too, once there is one. */
export function clockText(session: Session, now: number) {
  const { part, seconds } = clockOf(session, now);
  const hours = Math.floor(seconds / 3600);
  const minutes = hours > 0 ? `${hours}:${twoDigits((seconds % 3600) / 60)}` : twoDigits(seconds / 60);
  return { part, text: `${minutes}:${twoDigits(seconds % 60)}` };
}
