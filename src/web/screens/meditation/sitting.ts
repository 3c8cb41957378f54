import type { Meditation, MeditationSound } from "#model/meditation.ts";
import {
  clockOf,
  idle,
  isGoingOn,
  isPulseDue,
  isSleptThrough,
  meditate,
  minutesSat,
  type Session,
  type SessionEvent,
  untilNextSecond,
} from "#practice/meditation-session.ts";
import type { SittingPlan } from "#practice/sitting-plan.ts";
import { vibrate } from "../../device/vibration.ts";
import { keepScreenOn } from "../../device/wake-lock.ts";
import type { Language } from "../../messages/language.ts";
import { sittingMessages } from "../../messages/sitting.ts";
import { showToast } from "../../ui/toast.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { persistSitting } from "../../practice/sitting-persistence.ts";
import { showSitting } from "./lock-screen.ts";
import { playSitting, type Playing } from "./sitting-score.ts";

/** What did not go as wished, and is said without a fuss. */
export type QuietWord = "soundWaits" | "screenMaySleep" | "pictureStill" | "wholeWindow";

/** What the screen shows. */
export interface Seen {
  session: Session;
  /** The moment for which everything here is said. */
  now: number;
  sound: MeditationSound | null;
  words: readonly QuietWord[];
  /** Grows with every pulse. */
  pulses: number;
}

interface Beginning {
  plan: SittingPlan;
  sound: MeditationSound;
  /** 0 … 1 */
  volume: number;
}

const AT_START = 200;
const PULSE = [100, 50, 100];
const AT_END = [200, 100, 200, 100, 200, 100, 200, 100, 200];
/** Seconds in which the sound of a sitting that is ended by hand dies away. */
const EARLY_FADE = 2;

/** The engine, with the outside world around it. What needs a touch is asked for in the very press that starts. */
export function openSitting({ video }: Meditation, language: Language) {
  const t = sittingMessages[language];
  let seen: Seen = { session: idle, now: 0, sound: null, words: [], pulses: 0 };
  let playing: Playing | null = null;
  let tellLog: ReturnType<typeof persistSitting> | null = null;
  let lockScreen: ReturnType<typeof showSitting> | null = null;
  let letScreenSleep: (() => void) | null = null;
  let timer = 0;
  let loudness = 0;
  const listeners = new Set<() => void>();

  function show(news: Partial<Seen>) {
    seen = { ...seen, ...news };
    for (const listener of listeners) listener();
  }

  function say(word: QuietWord, isSo = true) {
    const others = seen.words.filter((said) => said !== word);
    show({ words: isSo ? [...others, word] : others });
  }

  function send(event: SessionEvent) {
    const before = seen.session;
    const session = meditate(before, event);
    const isPulse = isPulseDue(session, seen.now, event.now);
    show({ session, now: event.now, ...(isPulse && { pulses: seen.pulses + 1 }) });
    if (isPulse) vibrate(PULSE);
    if (session !== before) changed(before, session);
    if (isGoingOn(before)) tellLog?.(session, event.now);
    waitForNextSecond();
  }

  function waitForNextSecond() {
    clearTimeout(timer);
    if (seen.session.status === "running")
      timer = window.setTimeout(look, untilNextSecond(seen.session, Date.now()) + 5);
  }

  /** The clock is read anew; what the sounds' clock has missed is laid ahead on it again. */
  function look() {
    send({ type: "tick", now: Date.now() });
    playing?.catchUp(seen.session, Date.now());
  }

  function begin({ plan, sound, volume }: Beginning) {
    // Who waits for the screen to come to life may press more than once.
    if (isGoingOn(seen.session)) return;
    loudness = volume;
    show({ sound, words: [], pulses: 0, now: Date.now() });
    playing = playSitting(sound, volume, {
      broken: () => showToast({ ...t.audioError, variant: "destructive" }),
      waits: (isSo) => say("soundWaits", isSo),
      woken: () => playing?.lay(seen.session, Date.now()),
      beat: look,
    });
    lockScreen = showSitting({ title: sound.name, artist: t.artist, artwork: video.poster, play: resume, pause });
    tellLog = persistSitting(sound.id, browserPractice());
    vibrate(AT_START);
    showToast(t.started(plan.minutes, sound.name));
    send({ type: "start", now: Date.now(), plan });
  }

  function changed(before: Session, after: Session) {
    if (after.status === "running") {
      letScreenSleep = keepScreenOn(() => say("screenMaySleep"));
      if (before.status === "paused") playing?.resume();
      playing?.lay(after, Date.now());
    } else {
      letScreenSleep?.();
      letScreenSleep = null;
      if (after.status === "paused") playing?.pause();
      if (after.status === "finished") finish(after);
      if (after.status === "ended") over(() => playing?.end(EARLY_FADE));
    }
    lockScreen?.tell(after, Date.now());
  }

  function finish(session: Extract<Session, { status: "finished" | "ended" }>) {
    over(() => playing?.finish(session.plan));
    vibrate(AT_END);
    const minutes = minutesSat(session, session.endedAt);
    const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(session.endedAt);
    showToast(isSleptThrough(session) ? t.completeAt(minutes, time) : t.complete(minutes, seen.sound?.name ?? ""));
  }

  function over(silence: () => void) {
    silence();
    lockScreen?.leave();
    lockScreen = null;
  }

  const pause = () => send({ type: "pause", now: Date.now() });
  const resume = () => send({ type: "resume", now: Date.now() });
  const end = () => send({ type: "end", now: Date.now() });

  function lookIfSeen() {
    if (document.visibilityState === "visible" && isGoingOn(seen.session)) look();
  }

  /** Leaving the screen: the sound is gone within a moment, and what was sat is kept. */
  function leave() {
    clearTimeout(timer);
    playing?.end();
    if (isGoingOn(seen.session)) end();
  }

  /** On the screen until it is left. A page that comes back from sleep looks at the clock at once. */
  function enter() {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("visibilitychange", lookIfSeen, { signal });
    document.addEventListener("resume", lookIfSeen, { signal });
    addEventListener("pageshow", lookIfSeen, { signal });
    addEventListener("pagehide", ({ persisted }) => !persisted && leave(), { signal });
    return () => {
      leaving.abort();
      leave();
    };
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    begin,
    pause,
    resume,
    end,
    enter,
    say,
    subscribe,
    read: () => seen,
    wakeSound: () => playing?.wake(),
    volume: () => loudness,
    setVolume(volume: number) {
      loudness = volume;
      playing?.setVolume(volume);
    },
  };
}

export type Sitting = ReturnType<typeof openSitting>;

const two = (number: number) => String(Math.floor(number)).padStart(2, "0");

/** Seconds for the clock on the wall: of hours, too, once there is one. */
export function faceOf(session: Session, now: number) {
  const { part, seconds } = clockOf(session, now);
  const hours = Math.floor(seconds / 3600);
  const text = `${hours > 0 ? `${hours}:${two((seconds % 3600) / 60)}` : two(seconds / 60)}:${two(seconds % 60)}`;
  return { part, text };
}
