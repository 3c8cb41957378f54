import type { Heard, Template } from "mantra-listening";

/** Messages from the page to the worker that listens. */
export type Command =
  /** First of all: `port` brings the microphone's samples in blocks of any size, so many a second. */
  | { readonly type: "open"; readonly port: MessagePort; readonly rate: number }
  | { readonly type: "teach" | "end-take" }
  /** Looks for the text of a recording at SAMPLE_RATE. */
  | { readonly type: "search"; readonly recording: Float32Array }
  | { readonly type: "count"; readonly template: Template };

/** Everything that the worker has heard since its last message. */
export type Report = readonly Heard[];
