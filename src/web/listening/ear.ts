import type { Template } from "#practice/listening/teaching.ts";
import { openMicrophone, type MicrophoneRefusal } from "../device/microphone.ts";
import collectSamples from "./collect-samples.ts?worker&url";
import type { Order, Report } from "./messages.ts";

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
  const tracks = stream.getTracks();
  const worker = new Worker(new URL("./listening-worker.ts", import.meta.url), { type: "module" });
  const context = new AudioContext();
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onHeard(data));
  worker.addEventListener("error", onLost);
  for (const track of tracks) track.addEventListener("ended", onLost);

  function close() {
    for (const track of tracks) track.stop();
    worker.terminate();
    void context.close();
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const order = (message: Order, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  try {
    await context.audioWorklet.addModule(collectSamples);
  } catch (error) {
    close();
    throw error;
  }
  connect(context, { stream, order });

  return {
    teach: () => order({ type: "teach" }),
    endTake: () => order({ type: "end-take" }),
    search: (recording: Float32Array) => order({ type: "search", recording }),
    count: (template: Template) => order({ type: "count", template }),
    /** A microphone that is off hears nothing, and the browser shows it. To be called in a touch. */
    listen(isOn: boolean) {
      for (const track of tracks) track.enabled = isOn;
      if (isOn) void context.resume();
    },
    close,
  };
}

interface Connection {
  stream: MediaStream;
  order: (message: Order, transfer: Transferable[]) => void;
}

function connect(context: AudioContext, { stream, order }: Connection) {
  const { port1, port2 } = new MessageChannel();
  const collector = new AudioWorkletNode(context, "collect-samples", { channelCount: 1, channelCountMode: "explicit" });
  collector.port.postMessage(port1, [port1]);
  order({ type: "open", port: port2, rate: context.sampleRate }, [port2]);
  context.createMediaStreamSource(stream).connect(collector);
  // Its output is silent, but a browser runs only what is heard.
  collector.connect(context.destination);
}
