import type { Template } from "#practice/listening/teaching.ts";
import { openMicrophone, type MicrophoneRefusal } from "../device/microphone.ts";
import type { Order, Report } from "./messages.ts";
import { openSamplePort } from "./sample-port.ts";

interface Options {
  onHeard: (report: Report) => void;
  /** Called when the microphone is unplugged, or taken away. */
  onLost: () => void;
}

export type Ear = Exclude<Awaited<ReturnType<typeof openEar>>, MicrophoneRefusal>;

/**
 * The microphone, heard by a worker: samples go there from the audio thread, past the page. Asks for the permission. Rejects
 * where a script cannot be loaded.
 */
export async function openEar({ onHeard, onLost }: Options) {
  const stream = await openMicrophone();
  if (typeof stream === "string") return stream;
  const samples = await openSamplePort(stream, onLost);
  const worker = new Worker(new URL("./listening-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onHeard(data));
  worker.addEventListener("error", onLost);

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const order = (message: Order, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  order({ type: "open", port: samples.port, rate: samples.rate }, [samples.port]);

  return {
    teach: () => order({ type: "teach" }),
    endTake: () => order({ type: "end-take" }),
    search: (recording: Float32Array) => order({ type: "search", recording }),
    count: (template: Template) => order({ type: "count", template }),
    listen: samples.setOn,
    close() {
      samples.close();
      worker.terminate();
    },
  };
}
