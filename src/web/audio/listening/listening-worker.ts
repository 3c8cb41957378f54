import { heardSamples, Listener, Resampler, templateBank, type Heard, type Template } from "mantra-listening";
import { createLevelMeter } from "./level-meter.ts";

/** Messages from the page to the worker that listens. */
export type Command =
  /** The first message. `port` brings the microphone's samples in blocks of any size, `rate` of them a second. */
  | { readonly type: "open"; readonly port: MessagePort; readonly rate: number }
  | { readonly type: "teach" | "end-take" }
  /** Searches for the text of a recording at SAMPLE_RATE. */
  | { readonly type: "search"; readonly recording: Float32Array }
  | { readonly type: "count"; readonly template: Template };

/** Everything that the worker has heard since its last message, or how loud the voice is now, from 0 to 1. */
export type Report = readonly Heard[] | number;

/**
 * The worker analyzes the microphone. Its script may connect to nothing (server/http/files.ts), and its messages have
 * no sound in them.
 */

const listener = new Listener();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const send = (report: Report) => postMessage(report);

function report(heard: readonly Heard[]) {
  if (heard.length > 0) send(heard);
}

function listenTo(port: MessagePort, rate: number) {
  const resampler = new Resampler(rate);
  const meter = createLevelMeter(rate);
  port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) => {
    const level = meter.push(data);
    if (level !== null) send(level);
    report(listener.push(resampler.push(heardSamples(data))));
  });
  port.start();
}

addEventListener("message", ({ data: command }: MessageEvent<Command>) => {
  switch (command.type) {
    case "open":
      return listenTo(command.port, command.rate);
    case "teach":
      return listener.teach();
    case "end-take":
      return report(listener.endTake());
    case "search":
      return listener.search(templateBank(command.recording));
    case "count":
      return listener.count(command.template);
  }
});
