import { type RecordedSound, type Reference, trimLoop, type TrimmedLoop } from "mantra-listening";

/**
 * A request to the worker that cuts a loop out of a recording. Its script may connect to nothing
 * (server/http/files.ts).
 */

export interface TrimRequest {
  readonly recorded: RecordedSound;
  /** Our own recording of the text; null without one. */
  readonly reference: Reference | null;
}

/** The loop; null where no voice was heard. */
export type TrimReply = TrimmedLoop | null;

addEventListener("message", ({ data }: MessageEvent<TrimRequest>) => {
  const loop: TrimReply = trimLoop(data.recorded, data.reference);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(loop, { transfer: loop ? [loop.samples.buffer] : [] });
});
