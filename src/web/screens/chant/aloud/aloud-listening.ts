import { BEADS_PER_MALA } from "#model/practice.ts";
import { aloudReducer, isOpen, newAloud, type AloudEvent, type AloudState } from "#practice/aloud-session.ts";
import type { Heard } from "#practice/listening/listener.ts";
import { openListening, type ListeningClient } from "../../../listening/listening-client.ts";
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
    try {
      const opened = await openListening({ onHeard, onLost: () => refuse("lost") });
      if (typeof opened === "string") return send({ type: "refused", reason: opened });
      if (visit !== visits) return opened.close();
      client = opened;
      const remembered = await recall(mantra.id);
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
      if (heard.type === "ready") begin();
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
      const recording = await soundOfText({ audioUrl, ...(timing && { timing }) });
      if (state.status === "search") client?.search(recording);
    } catch (error) {
      console.info("The recording cannot be listened to", error);
      if (state.status === "search") send({ type: "heard", heard: { type: "not-found" } });
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
    /** Resolves to false where the browser does not keep it. */
    async remember(isRemembered: boolean) {
      if (state.status !== "counting") return false;
      try {
        await (isRemembered ? rememberedVoices.put(mantra.id, state.template) : rememberedVoices.delete(mantra.id));
        send({ type: "remembered", isRemembered });
        return true;
      } catch (error) {
        console.info("The voice is not kept", error);
        return false;
      }
    },
    /** Adds the beads that were not heard. */
    completeMala() {
      if (mala.read().chant.status === "paused") mala.proceed();
      for (let bead = mala.readCount(); bead < BEADS_PER_MALA; bead++) mala.countBead();
    },
  };
}

export type AloudListening = ReturnType<typeof createAloudListening>;

/** Null also where the browser keeps nothing: then it is taught or found again. */
async function recall(mantraId: string) {
  try {
    return await rememberedVoices.get(mantraId);
  } catch (error) {
    console.info("No voice is kept", error);
    return null;
  }
}
