import { openFirebaseAuth, type FirebaseAuth } from "./firebase-auth.ts";
import type { WorkerRequest, Reply } from "./firebase-client.ts";

/** The SDK, which runs in this worker because only this script may reach the provider (server/http/headers.ts). */

let firebase: FirebaseAuth | null = null;

async function answer({ id, client, call, argument }: WorkerRequest): Promise<Reply> {
  try {
    firebase ??= openFirebaseAuth(client);
    // Each call gets the argument that its own type requires of the page.
    const perform = firebase[call] as (argument: unknown) => Promise<unknown>;
    return { id, value: await perform(argument) };
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown };
    return { id, refused: { code: String(code), message } };
  }
}

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void answer(data).then((reply) => postMessage(reply));
});
