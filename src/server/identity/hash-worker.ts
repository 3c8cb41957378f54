import { argon2Sync } from "node:crypto";
import { parentPort } from "node:worker_threads";
import type { Derivation } from "./hash-thread.ts";

/** The worker hashes one password after the other, so the memory of one hash is reused by the next. */
parentPort?.on("message", ({ message, nonce, ...cost }: Derivation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(argon2Sync("argon2id", { message, nonce: Buffer.from(nonce), ...cost }));
});
