import { argon2Sync } from "node:crypto";
import { parentPort } from "node:worker_threads";
import type { Derivation } from "./hash-thread.ts";

/** The worker hashes one password after the other, so that each hash uses the memory of the one before. */
parentPort?.on("message", ({ message, nonce, ...cost }: Derivation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(argon2Sync("argon2id", { message, nonce: Buffer.from(nonce), ...cost }));
});
