import { BEADS_PER_MALA } from "#model/practice.ts";
import { aloudReducer, isOpen, newAloud, type AloudEvent, type AloudState } from "#practice/aloud-session.ts";
import type { Heard } from "#practice/listening/listener.ts";
import { openListening, type ListeningClient } from "../../../listening/listening-client.ts";
import { ownRecordings } from "../../../listening/own-recordings.ts";
import { soundOfText } from "../../../listening/recorded-text.ts";
import { rememberedVoices } from "../../../listening/remembered-voices.ts";
import type { Mala } from "../mala.ts";

/** The microphone connected with a mala. Its events come from touches and from what was heard. */
export function createAloudListening(mala: Mala) {
  const { mantra } = mala;
  let state = newAloud;
  let client: ListeningClient | null = null;
  let visits = 0;
  const listeners = new Set<() => void>();

  function send(event: AloudEvent) {
    const before = state;
    state = aloudReducer(before, event);
    if (state === before) return;
    for (const listener of listeners) listener();
  }

  async function open() {
    const visit = ++visits;
    send({ type: "reopened" });
    const recalling = recall(mantra.id);
    // A voice that is kept can be deleted without a microphone too.
    void recalling.then((kept) => visit === visits && send({ type: "remembered", isRemembered: kept !== null }));
    try {
      const opened = await openListening({ onHeard, onLost: () => refuse("lost") });
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
    client?.close();
    client = null;
  }

  function onHeard(report: readonly Heard[]) {
    for (const heard of report) {
      send({ type: "heard", heard });
      if (heard.type === "repetition") mala.hear(heard);
      // Whoever has taught it goes on chanting.
      if (heard.type === "ready") {
        // Replaces the voice that was kept before.
        if (state.isRemembered) void remember(true);
        begin();
      }
    }
  }

  function begin() {
    const { status } = mala.read().chant;
    if (status === "not-started" || status === "paused") mala.proceed();
  }

  /** The microphone is on while a mala runs or is being prepared, and off in a pause. */
  function followMala() {
    if (!isOpen(state)) return;
    const isRunning = mala.read().chant.status === "running";
    if (isRunning && state.status === "open" && mantra.audioUrl) void search(mantra.audioUrl);
    client?.listen(isRunning || state.status === "lesson");
  }

  async function search(audioUrl: string) {
    send({ type: "search-begun" });
    try {
      const { timing } = mantra;
      const source = await sourceOf(mantra.id, audioUrl);
      const recording = await soundOfText({ source, ...(timing && { timing }) });
      if (state.status === "search") client?.search(recording);
    } catch (error) {
      console.info("The recording cannot be listened to", error);
      if (state.status === "search") send({ type: "heard", heard: { type: "not-found" } });
    }
  }

  /** Resolves to false where the browser does not keep it, or does not delete it. */
  async function remember(isRemembered: boolean) {
    if (isRemembered && state.status !== "counting") return false;
    try {
      const template = isRemembered && state.status === "counting" ? state.template : null;
      await (template ? rememberedVoices.put(mantra.id, template) : rememberedVoices.delete(mantra.id));
      send({ type: "remembered", isRemembered });
      return true;
    } catch (error) {
      console.info("The voice is not kept, or not deleted", error);
      return false;
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter() {
      void open();
      const stop = mala.subscribe(followMala);
      return () => {
        stop();
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
    /** Adds the beads that were not heard. */
    completeMala() {
      if (mala.read().chant.status === "paused") mala.proceed();
      for (let bead = mala.readCount(); bead < BEADS_PER_MALA; bead++) mala.countBead();
    },
  };
}

export type AloudListening = ReturnType<typeof createAloudListening>;

/** The page may not fetch the address of a recording kept on the device, but can read its file. */
async function sourceOf(mantraId: string, audioUrl: string): Promise<string | Blob> {
  const own = audioUrl.startsWith("blob:") ? await ownRecordings.get(mantraId) : null;
  return own?.file ?? audioUrl;
}

/** Null also where the browser keeps nothing: then it is taught or found again. */
async function recall(mantraId: string) {
  try {
    return await rememberedVoices.get(mantraId);
  } catch (error) {
    console.info("No voice is kept", error);
    return null;
  }
}
