import { isActive, satUntil, type Session } from "#engines/meditation-session.ts";
import { showOnLockScreen, type Played } from "../../device/media-session.ts";
import { playSilence } from "../../device/silent-player.ts";
import { vibrate } from "../../device/vibration.ts";
import { keepScreenOn } from "../../device/wake-lock.ts";

/** The milliseconds of vibration and stillness alternate. */
const vibrations = {
  start: 200,
  pulse: [100, 50, 100],
  finish: [200, 100, 200, 100, 200, 100, 200, 100, 200],
};

/**
 * Controls the phone during a sitting: its screen stays on while the time runs, its lock screen shows the sitting, and
 * it vibrates.
 */
export function openSittingDevice(onScreenMaySleep: () => void) {
  let letScreenSleep: (() => void) | null = null;
  let lockScreen: ReturnType<typeof showSitting> | null = null;

  return {
    /** Shows the sitting on the lock screen and vibrates. To be called in the press that starts the sitting. */
    start(played: Played) {
      lockScreen = showSitting(played);
      vibrate(vibrations.start);
    },
    update(session: Session, now: number) {
      if (session.status === "running") letScreenSleep ??= keepScreenOn(onScreenMaySleep);
      else {
        letScreenSleep?.();
        letScreenSleep = null;
      }
      if (!isActive(session)) {
        lockScreen?.clear();
        lockScreen = null;
      }
      lockScreen?.update(session, now);
    },
    vibrateFor: (occasion: "pulse" | "finish") => void vibrate(vibrations[occasion]),
  };
}

/** Shows the sitting on the lock screen, whose controls can play and pause it. */
function showSitting(played: Played) {
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
