import { satUntil, type Session } from "#practice/meditation-session.ts";
import { showOnLockScreen, type Played } from "../../device/media-session.ts";
import { playSilence } from "../../device/silent-player.ts";

/** The sitting on the lock screen, with its play and pause. */
export function showSitting(played: Played) {
  const silence = playSilence();
  const shown = showOnLockScreen(played);
  return {
    update(session: Session, now: number) {
      if (session.status === "running") silence.play();
      else silence.pause();
      const minutes = session.status === "idle" ? null : session.plan.minutes;
      shown.update({
        isPlaying: session.status === "running",
        duration: minutes === null ? null : minutes * 60,
        position: satUntil(session, now) / 1000,
      });
    },
    clear() {
      shown.clear();
      silence.end();
    },
  };
}
