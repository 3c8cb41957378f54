import type { Heard, Template } from "mantra-listening";
import { openMicrophone, type MicrophoneRefusal } from "../../device/microphone.ts";
import type { Command, Report } from "./listening-worker.ts";
import { openSamplePort, type MicrophoneEvents } from "./sample-port.ts";

interface Options extends MicrophoneEvents {
  onHeard: (heard: readonly Heard[]) => void;
  /** Called up to ten times a second with the loudness of the voice, from 0 to 1, whenever that has changed. */
  onLevel: (level: number) => void;
}

export type ListeningClient = Exclude<Awaited<ReturnType<typeof openListening>>, MicrophoneRefusal>;

/**
 * Opens the microphone and the worker that analyzes it: samples go there directly from the audio thread. Asks for the
 * permission. Rejects where a script cannot be loaded.
 */
export async function openListening({ onHeard, onLevel, onLost, onSilent }: Options) {
  const stream = await openMicrophone();
  if (typeof stream === "string") return stream;
  const samples = await openSamplePort(stream, { onLost, onSilent });
  const worker = new Worker(new URL("./listening-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => {
    if (typeof data === "number") onLevel(data);
    else onHeard(data);
  });
  worker.addEventListener("error", onLost);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const send = (message: Command, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  send({ type: "open", port: samples.port, rate: samples.rate }, [samples.port]);

  return {
    teach: () => send({ type: "teach" }),
    endTake: () => send({ type: "end-take" }),
    search: (recording: Float32Array) => send({ type: "search", recording }),
    count: (template: Template) => send({ type: "count", template }),
    listen: samples.setOn,
    close() {
      samples.close();
      worker.terminate();
    },
  };
}
