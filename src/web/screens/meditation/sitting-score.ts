import type { MeditationSound } from "#model/meditation.ts";
import { satUntil, type Session } from "#practice/meditation-session.ts";
import { bellsFrom, END_BELL, fadeOf, HORIZON } from "#practice/sitting-bells.ts";
import type { SittingPlan } from "#practice/sitting-plan.ts";
import { STOP_FADE } from "#practice/tones.ts";
import { beginSound } from "../../audio/one-sound.ts";
import { openSittingSound, type Score, type SittingSound } from "../../audio/sitting-sound.ts";

interface Listener {
  broken: () => void;
  waits: (isSo: boolean) => void;
  /** The sounds' clock runs, for the first time or again. */
  woken: () => void;
  beat: () => void;
}

/** Seconds a browser may take to begin, before it is said that it waits for a touch. */
const PATIENCE = 1;

/** All that is heard of one sitting. Where nothing can be heard at all, that is told, and the sitting goes on in silence. */
export function playSitting(sound: MeditationSound, volume: number, listener: Listener): Playing {
  let isPaused = false;
  let laidUntil = 0;
  let isOver = false;
  const sounds = open();

  function open(): SittingSound | null {
    try {
      return openSittingSound(sound, volume, {
        beat: listener.beat,
        broken: tellBroken,
        running(isRunning) {
          if (isOver) return;
          if (isRunning) listener.woken();
          listener.waits(!isRunning && !isPaused);
        },
      });
    } catch (error) {
      tellBroken(error);
      return null;
    }
  }

  function tellBroken(error: unknown) {
    console.warn("The meditation sound does not play", error);
    listener.broken();
  }

  // Until another sound begins: the last bell may ring on when the sitting is over.
  beginSound(() => end());
  setTimeout(() => {
    if (!isOver && !isPaused && sounds && !sounds.isRunning()) listener.waits(true);
  }, PATIENCE * 1000);

  function lay(session: Session, now: number) {
    if (session.status !== "running" || isOver) return;
    sounds?.lay(scoreOf(session, now));
    laidUntil = now + HORIZON;
  }

  function end(seconds = STOP_FADE) {
    isOver = true;
    sounds?.end(seconds);
  }

  return {
    lay,
    catchUp(session, now) {
      const isShort = session.status === "running" && session.plan.minutes === null && laidUntil - now < HORIZON / 2;
      if (isShort || (sounds?.isRunning() && sounds.hasDrifted(now))) lay(session, now);
    },
    wake: () => sounds?.wake(),
    setVolume: (next) => sounds?.setVolume(next),
    pause() {
      isPaused = true;
      sounds?.pause();
    },
    resume() {
      isPaused = false;
      sounds?.resume();
    },
    finish({ endBell }) {
      isOver = true;
      sounds?.finish(endBell ? END_BELL : null);
    },
    end,
  };
}

export interface Playing {
  lay: (session: Session, now: number) => void;
  /** Where the sounds' clock has stood still, or what was laid ahead is used up. */
  catchUp: (session: Session, now: number) => void;
  wake: () => void;
  setVolume: (volume: number) => void;
  pause: () => void;
  resume: () => void;
  finish: (plan: SittingPlan) => void;
  end: (seconds?: number) => void;
}

/** From the sitting's milliseconds to seconds from now. */
function scoreOf(session: Extract<Session, { status: "running" }>, now: number): Score {
  const sat = satUntil(session, now);
  const fromNow = (at: number) => (at - sat) / 1000;
  const fade = fadeOf(session.plan);
  return {
    bells: bellsFrom(session.plan, sat).map(({ at, seconds, volume }) => ({ at: fromNow(at), seconds, volume })),
    fade: fade && { from: fromNow(fade.from), to: fromNow(fade.to) },
  };
}
