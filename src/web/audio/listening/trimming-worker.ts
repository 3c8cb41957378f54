import { type RecordedSound, type Reference, trimLoop, type TrimmedLoop } from "mantra-listening";

/** The worker that cuts a loop out of what was recorded. Its script may connect to nothing (server/http/files.ts). */

export interface TrimRequest {
  readonly recorded: RecordedSound;
  /** Our own recording of the text, where there is one. */
  readonly reference: Reference | null;
}

/** The loop is null where no voice was heard. */
export type TrimReply = TrimmedLoop | null;

addEventListener("message", ({ data }: MessageEvent<TrimRequest>) => {
  const loop: TrimReply = trimLoop(data.recorded, data.reference);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  postMessage(loop, { transfer: loop ? [loop.samples.buffer] : [] });
});
