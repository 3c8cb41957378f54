import { BEADS_PER_MALA } from "#model/practice.ts";
import { isOpen, type AloudState, aloudReducer, newAloud, type AloudEvent } from "#engines/aloud-session.ts";
import { isElsewhere } from "#engines/chant-state.ts";
import type { Heard } from "mantra-listening";
import { keepScreenOn } from "../../device/wake-lock.ts";
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
  const screen = lessonScreen(mala);
  const silence = malaInSilence(mala);
  let visits = 0;

  async function open() {
    const visit = ++visits;
    send({ type: "reopened" });
    const recalling = findVoice(mantra.id);
    // A voice that is kept can be deleted without a microphone too.
    void recalling.then((kept) => visit === visits && send({ type: "remembered", isRemembered: kept !== null }));
    try {
      const opened = await openListening({ onHeard, onLost: () => refuse("lost"), onSilent });
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
  }

  function onHeard(report: readonly Heard[]) {
    for (const heard of report) {
      send({ type: "heard", heard });
      if (heard.type === "repetition") mala.hear(heard);
      if (heard.type !== "ready") continue;
      // Replaces the voice that was kept before. Whoever has taught it goes on chanting.
      if (read().isRemembered) void remember(true);
      proceedIfStill(mala);
    }
  }

  function onSilent(isSilent: boolean) {
    send({ type: "silenced", isSilent });
    if (isSilent) silence.begin();
    else silence.end();
    followMala();
  }

  /** The microphone is on while a mala runs, is being prepared, or waits to hear again; it is off in any other pause. */
  function followMala() {
    if (!isOpen(read())) return;
    const isRunning = mala.read().chant.status === "running";
    if (isRunning && read().status === "open") void searchVoice(mantra, () => client, store);
    client?.listen(isRunning || read().status === "lesson" || read().isSilent);
  }

  const remember = (isRemembered: boolean) => rememberVoice(mantra.id, isRemembered, store);

  return {
    read,
    subscribe,
    enter() {
      void open();
      const stops = [mala.subscribe(followMala), subscribe(() => screen.follow(read()))];
      return () => {
        for (const stop of stops) stop();
        screen.release();
        close();
      };
    },
    retry: () => void open(),
    teach() {
      client?.teach();
      send({ type: "lesson-begun" });
      client?.listen(true);
    },
    endTake: () => client?.endTake(),
    remember,
    completeMala: () => completeMala(mala),
  };
}

export type AloudListening = ReturnType<typeof createAloudListening>;

/** Keeps the screen on in a lesson, when nobody touches it and no mala runs that would keep it on. */
function lessonScreen(mala: Mala) {
  let letSleep: (() => void) | null = null;

  function release() {
    letSleep?.();
    letSleep = null;
  }

  return {
    follow({ status }: AloudState) {
      if (status === "lesson") letSleep ??= keepScreenOn(mala.warnOfDark);
      else release();
    },
    release,
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

function proceedIfStill(mala: Mala) {
  const { status } = mala.read().chant;
  if (status === "not-started" || status === "paused") mala.proceed();
}

/** Adds the beads that were not heard. */
function completeMala(mala: Mala) {
  if (mala.read().chant.status === "paused") mala.proceed();
  for (let bead = mala.readCount(); bead < BEADS_PER_MALA; bead++) mala.countBead();
}

/** Looks in what is heard for the text of the recording, by which a voice is counted that has taught nothing. */
async function searchVoice(
  mantra: Mala["mantra"],
  currentClient: () => ListeningClient | null,
  { read, send }: AloudStore,
) {
  if (!mantra.audioUrl) return;
  send({ type: "search-begun" });
  try {
    const recording = await recordedText(mantra, mantra.audioUrl);
    if (read().status === "search") currentClient()?.search(recording);
  } catch (error) {
    console.info("The recording cannot be listened to", error);
    if (read().status === "search") send({ type: "heard", heard: { type: "not-found" } });
  }
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
