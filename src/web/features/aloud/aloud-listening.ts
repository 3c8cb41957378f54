import { isOpen, type AloudState, type Refusal } from "#engines/aloud-session.ts";
import { type Heard, isOnePartRepeated } from "mantra-listening";
import { openListening, type ListeningClient } from "../../audio/listening/listening-client.ts";
import { ownRecordings } from "../../audio/listening/own-recordings.ts";
import { soundOfText } from "../../audio/listening/recorded-text.ts";
import { findVoice, keepVoice } from "../../audio/listening/remembered-voices.ts";
import type { Mala } from "../../mala/mala.ts";
import { createAloudStore, type AloudStore } from "./aloud-store.ts";
import { completeMala, malaInSilence, voiceInMala, watchBeads } from "./mala-by-voice.ts";

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
    const opened = await openOrRefuse({ onHeard, onLevel, onLost: () => refuse("lost"), onSilent });
    if (visit !== visits) return typeof opened === "string" ? undefined : opened.close();
    if (typeof opened === "string") return refuse(opened);
    client = opened;
    const remembered = await recalling;
    if (visit !== visits) return;
    if (remembered) client.count(remembered);
    send({ type: "opened", remembered });
    followMala();
  }

  function refuse(reason: Refusal) {
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

  const onLevel = (level: number) => client && showLevel?.(level);

  function onHeard(report: readonly Heard[]) {
    for (const heard of report) {
      const isLearned = takeIn(heard, store, beads);
      // Replaces the voice that was kept before.
      if (isLearned && read().isRemembered) void remember(true);
    }
  }

  function onSilent(isSilent: boolean) {
    showLevel?.(0);
    send({ type: "silenced", isSilent });
    silence.follow(isSilent);
    followMala();
  }

  /** The microphone is on while a mala runs, or waits to hear again; it is off in any other pause. */
  function followMala() {
    beads.follow();
    const isRunning = mala.read().chant.status === "running";
    if (isRunning && read().status === "open")
      void begin(mala, store, { search: (text) => client?.search(text), learn });
    if (isOpen(read())) client?.listen(isRunning || read().isSilent);
    voice.follow();
  }

  function learn() {
    client?.teach();
    send({ type: "lesson-begun", isOnePart: isOnePart(mala) });
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

async function openOrRefuse(options: Parameters<typeof openListening>[0]): Promise<ListeningClient | Refusal> {
  try {
    return await openListening(options);
  } catch (error) {
    console.info("Listening could not be loaded", error);
    return "unloaded";
  }
}

interface Ways {
  search: (recording: Float32Array) => void;
  learn: () => void;
}

/** Returns false without a recording in which the text can be looked up, and for a text that no recording can find. */
export const canSearch = (mala: Mala) => mala.hasRecording() && !isOnePart(mala);

const isOnePart = ({ mantra }: Mala) => isOnePartRepeated(mantra.padas.map(({ sanskrit }) => sanskrit).join(""));

/**
 * Looks for the text of the recording, by which a voice is counted that has taught nothing. Where that cannot be done, a
 * lesson begins.
 */
async function begin(mala: Mala, { read, send }: AloudStore, { search, learn }: Ways) {
  if (!canSearch(mala)) return learn();
  send({ type: "search-begun" });
  const recording = await recordedText(mala.mantra);
  if (read().status !== "search") return;
  if (recording) search(recording);
  else learn();
}

/** Counts what was heard. Answers true if a voice has just become known. */
function takeIn(heard: Heard, { read, send }: AloudStore, beads: ReturnType<typeof watchBeads>) {
  const before = read();
  send({ type: "heard", heard });
  if (heard.type === "repetition") beads.hear(heard);
  if (heard.type !== "ready") return false;
  // The repetitions of a lesson are beads too.
  if (before.status === "lesson") for (let take = 0; take < before.takes; take++) beads.hear(TAUGHT);
  return true;
}

const TAUGHT = { isSure: true, confirms: false };

/** Keeps the voice that is counted, or deletes the one that is kept. Resolves to false where the browser does not. */
async function rememberVoice(mantraId: string, isRemembered: boolean, { read, send }: AloudStore) {
  const template = isRemembered ? templateOf(read()) : null;
  if (isRemembered && !template) return false;
  const isDone = await keepVoice(mantraId, template);
  if (isDone) send({ type: "remembered", isRemembered });
  return isDone;
}

const templateOf = (state: AloudState) => (state.status === "counting" ? state.template : null);

/** Sound of one repetition; null where it cannot be loaded. The page may read the file of an own recording, and not fetch it. */
async function recordedText({ id, timing, audioUrl }: Mala["mantra"]) {
  if (!audioUrl) return null;
  try {
    const own = audioUrl.startsWith("blob:") ? await ownRecordings.get(id) : null;
    return await soundOfText({ source: own?.file ?? audioUrl, ...(timing && { timing }) });
  } catch (error) {
    console.info("The recording cannot be listened to", error);
    return null;
  }
}
