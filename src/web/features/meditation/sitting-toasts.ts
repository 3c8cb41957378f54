import { isSleptThrough, minutesSat, type OverSession } from "#practice/meditation-session.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import { language } from "#messages/language.ts";
import { showToast, type Toast } from "../../ui/toast.ts";

/** Toasts of one sitting after the other. Each is closed by the next one, and by `clear`. */
export function sittingToasts() {
  let clear: (() => void) | null = null;
  const show = (toast: Toast) => void (clear = showToast(toast));

  return {
    started: (minutes: number | null, sound: string) => show(t.started(minutes, sound)),
    finished(session: OverSession, sound: string) {
      const minutes = minutesSat(session, session.endedAt);
      const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(session.endedAt);
      show(isSleptThrough(session) ? t.completeAt(minutes, time) : t.complete(minutes, sound));
    },
    soundFailed: () => show({ ...t.audioError, variant: "destructive" }),
    pictureFailed: () => show({ ...t.videoError, variant: "destructive" }),
    clear: () => clear?.(),
  };
}
