import type { IdentityClient } from "#model/user.ts";
import type { FirebaseAuth } from "./firebase-auth.ts";

/** A call of the page to the worker. */
export interface WorkerRequest {
  id: number;
  client: IdentityClient;
  call: keyof FirebaseAuth;
  argument: unknown;
}

export type Reply = { id: number } & ({ value: unknown } | { refused: { code: string; message: string } });

/** An error of the provider's SDK. */
export class FirebaseError extends Error {
  override name = "FirebaseError";
  /** A code such as auth/invalid-credential. */
  readonly code: string;

  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls the SDK in its worker, which is started by the first call. Rejects with a TypeError where it cannot be loaded.
 */
export type AskFirebase = <Call extends keyof FirebaseAuth>(
  call: Call,
  ...argument: Parameters<FirebaseAuth[Call]>
) => ReturnType<FirebaseAuth[Call]>;

export function openFirebase(client: IdentityClient): AskFirebase {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | null = null;
  let requests = 0;

  function start() {
    const started = new Worker(new URL("./firebase-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Reply>) => settle(data));
    started.addEventListener("error", () => {
      // The next call starts another worker.
      worker = null;
      started.terminate();
      for (const { reject } of waiting.values())
        reject(new TypeError("The identity provider's SDK could not be loaded"));
      waiting.clear();
    });
    return started;
  }

  function settle(reply: Reply) {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("refused" in reply) asked?.reject(new FirebaseError(reply.refused));
    else asked?.resolve(reply.value);
  }

  const ask = (call: keyof FirebaseAuth, argument?: unknown) => {
    const asked = Promise.withResolvers<unknown>();
    const id = (requests += 1);
    waiting.set(id, asked);
    worker ??= start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ id, client, call, argument } satisfies WorkerRequest);
    return asked.promise;
  };
  // The worker replies with what the call of this name returns.
  return ask as AskFirebase;
}
