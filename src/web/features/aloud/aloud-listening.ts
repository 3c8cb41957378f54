import { BEADS_PER_MALA } from "#model/practice.ts";
import {
  isCorrection,
  isOpen,
  type AloudState,
  aloudReducer,
  newAloud,
  watchForVoice,
  type AloudEvent,
} from "#engines/aloud-session.ts";
import { isElsewhere } from "#engines/chant-state.ts";
import type { Heard } from "mantra-listening";
import { openListening, type ListeningClient } from "../../audio/listening/listening-client.ts";
import { ownRecordings } from "../../audio/listening/own-recordings.ts";
import { soundOfText } from "../../audio/listening/recorded-text.ts";
import { findVoice, keepVoice } from "../../audio/listening/remembered-voices.ts";
import type { Mala } from "../../mala/mala.ts";

/** The microphone connected with a mala. Its events come from touches and from what was heard. */
export function createAloudListening(mala: Mala) {
  const { mantra } = mala;
  const store = createAloudStore();
  const { read, send, subscribe } = store;
  let client: ListeningClient | null = null;
  let showLevel: ((level: number) => void) | null = null;
  const silence = malaInSilence(mala);
  const beads = watchBeads(mala, send);
  const voice = voiceInMala(mala, store);
  let visits = 0;

  async function open() {
    const visit = ++visits;
    send({ type: "reopened" });
    const recalling = findVoice(mantra.id);
    // A voice that is kept can be deleted without a microphone too.
    void recalling.then((kept) => visit === visits && send({ type: "remembered", isRemembered: kept !== null }));
    try {
      const opened = await openListening({ onHeard, onLevel, onLost: () => refuse("lost"), onSilent });
      if (typeof opened === "string") return send({ type: "refused", reason: opened });
      if (visit !== visits) return opened.close();
      client = opened;
      const remembered = await recalling;
      if (visit !== visits) return;
      if (remembered) client.count(remembered);
      send({ type: "opened", remembered });
      followMala();
    } catch (error) {
      console.info("Listening could not be loaded", error);
      if (visit === visits) refuse("unloaded");
    }
  }

  function refuse(reason: Extract<AloudState, { status: "refused" }>["reason"]) {
    close();
    send({ type: "refused", reason });
  }

  function close() {
    visits++;
    silence.forget();
    client?.close();
    client = null;
    showLevel?.(0);
  }

  function onLevel(level: number) {
    if (client) showLevel?.(level);
  }

  function onHeard(report: readonly Heard[]) {
    for (const heard of report) {
      const before = read();
      send({ type: "heard", heard });
      if (heard.type === "repetition") beads.hear(heard);
      if (heard.type !== "ready") continue;
      // The repetitions of a lesson are beads too.
      if (before.status === "lesson") for (let take = 0; take < before.takes; take++) beads.hear(TAUGHT);
      // Replaces the voice that was kept before.
      if (before.isRemembered) void remember(true);
    }
  }

  function onSilent(isSilent: boolean) {
    showLevel?.(0);
    send({ type: "silenced", isSilent });
    if (isSilent) silence.begin();
    else silence.end();
    followMala();
  }

  /** The microphone is on while a mala runs, or waits to hear again; it is off in any other pause. */
  function followMala() {
    beads.follow();
    const isRunning = mala.read().chant.status === "running";
    if (isRunning && read().status === "open") {
      if (mala.hasRecording() && mantra.audioUrl) void searchVoice(mantra.audioUrl);
      else learn();
    }
    if (isOpen(read())) client?.listen(isRunning || read().isSilent);
    voice.follow();
  }

  /** Looks in what is heard for the text of the recording, by which a voice is counted that has taught nothing. */
  async function searchVoice(audioUrl: string) {
    send({ type: "search-begun" });
    try {
      const recording = await recordedText(mantra, audioUrl);
      if (read().status === "search") client?.search(recording);
    } catch (error) {
      console.info("The recording cannot be listened to", error);
      if (read().status === "search") learn();
    }
  }

  function learn() {
    client?.teach();
    send({ type: "lesson-begun" });
  }

  const remember = (isRemembered: boolean) => rememberVoice(mantra.id, isRemembered, store);

  return {
    read,
    subscribe,
    /** `show` is called with how loud the voice is, from 0 to 1, many times a second. */
    enter(show: (level: number) => void) {
      showLevel = show;
      void open();
      const stops = [mala.subscribe(followMala), subscribe(voice.follow)];
      return () => {
        for (const stop of stops) stop();
        voice.leave();
        close();
      };
    },
    retry: () => void open(),
    /** Three repetitions make the voice known. They are beads of the mala, which goes on by that. */
    teach() {
      learn();
      if (mala.read().chant.status !== "running") mala.proceed();
    },
    endTake: () => client?.endTake(),
    remember,
    completeMala: () => completeMala(mala),
  };
}

export type AloudListening = ReturnType<typeof createAloudListening>;

/** Tells of a mala in which nobody is heard. */
function voiceInMala(mala: Mala, { read, send }: AloudStore) {
  const voice = watchForVoice({ after, tell: (isUnheard) => send({ type: "unheard", isUnheard }) });
  return {
    follow() {
      const { isSpeech, isSilent } = read();
      const isListening = isOpen(read()) && mala.read().chant.status === "running";
      voice.follow(isListening && !isSpeech && !isSilent);
    },
    leave: () => voice.follow(false),
  };
}

function after(milliseconds: number, work: () => void) {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

const TAUGHT = { isSure: true, confirms: false };

/** Counts what was heard, and tells of beads that the person has corrected, and of another mala. */
function watchBeads(mala: Mala, send: AloudStore["send"]) {
  let last = mala.read().chant;
  let isHearing = false;
  return {
    hear(repetition: Parameters<Mala["hear"]>[0]) {
      isHearing = true;
      mala.hear(repetition);
      isHearing = false;
    },
    follow() {
      const before = last;
      last = mala.read().chant;
      if (!isHearing && isCorrection(before, last)) send({ type: "corrected" });
      const isBegun = last.status === "not-started" || (before.status === "complete" && last.status === "running");
      if (isBegun) send({ type: "mala-begun" });
    },
  };
}

/** Pauses a mala that nobody hears, and lets it go on when it is heard again, unless somebody has touched it meanwhile. */
function malaInSilence(mala: Mala) {
  let isWaiting = false;
  return {
    begin() {
      if (mala.read().chant.status !== "running") return;
      isWaiting = true;
      mala.press({ type: "pause" });
    },
    end() {
      const { chant } = mala.read();
      if (isWaiting && chant.status === "paused" && !isElsewhere(chant)) mala.proceed();
      isWaiting = false;
    },
    forget: () => void (isWaiting = false),
  };
}

/** Keeps the voice that is counted, or deletes the one that is kept. Resolves to false where the browser does not. */
async function rememberVoice(mantraId: string, isRemembered: boolean, { read, send }: AloudStore) {
  const template = isRemembered ? templateOf(read()) : null;
  if (isRemembered && !template) return false;
  const isDone = await keepVoice(mantraId, template);
  if (isDone) send({ type: "remembered", isRemembered });
  return isDone;
}

const templateOf = (state: AloudState) => (state.status === "counting" ? state.template : null);

/** Adds the beads that were not heard. */
function completeMala(mala: Mala) {
  if (mala.read().chant.status === "paused") mala.proceed();
  for (let bead = mala.readCount(); bead < BEADS_PER_MALA; bead++) mala.countBead();
}

/** Sound of one repetition. The page may not fetch the address of a recording kept on the device, but can read its file. */
async function recordedText({ id, timing }: Mala["mantra"], audioUrl: string) {
  const own = audioUrl.startsWith("blob:") ? await ownRecordings.get(id) : null;
  return soundOfText({ source: own?.file ?? audioUrl, ...(timing && { timing }) });
}

/** State of the mode Aloud, and who is shown it. */
function createAloudStore() {
  let state = newAloud;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    send(event: AloudEvent) {
      const before = state;
      state = aloudReducer(before, event);
      if (state === before) return;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type AloudStore = ReturnType<typeof createAloudStore>;
