import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { folders } from "../folders.ts";

/** Parameters of one argon2id hash. */
export interface Derivation {
  message: string;
  nonce: Uint8Array;
  /** Bytes of the result. */
  tagLength: number;
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const file = join(folders.identity, "hash-worker.ts");

/**
 * Hashes on a thread of its own. On Node's thread pool each of the four threads would keep twenty megabytes for ever, and
 * files and compression would queue behind passwords. Started with the first hash, and again should it ever exit.
 */
export function createHashThread() {
  let worker: Worker | null = null;

  function start() {
    // Without the command line options of the process.
    const started = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } });
    // Between an error and the exit that follows it a new thread may have been started.
    for (const end of ["error", "exit"]) started.on(end, () => worker === started && (worker = null));
    started.unref();
    return started;
  }

  /** Must not be called concurrently: the concurrency limit sees to that. */
  return async function derive(derivation: Derivation): Promise<Buffer> {
    const thread = (worker ??= start());
    thread.ref();
    try {
      const reply = once(thread, "message");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(derivation);
      const [tag] = (await reply) as [Uint8Array];
      return Buffer.from(tag);
    } finally {
      thread.unref();
    }
  };
}
