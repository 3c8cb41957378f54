import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { folders } from "../folders.ts";

export interface Derivation {
  message: string;
  nonce: Uint8Array;
  /** The length of the hash in bytes. */
  tagLength: number;
  /** The memory in KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const file = join(folders.identity, "hash-worker.ts");

/**
 * Hashes passwords on a thread of its own. On Node's pool each of four threads would keep twenty megabytes, and files
 * and compression would wait behind passwords. The thread starts with the first hash, and again if it ever exits.
 */
export function createHashThread() {
  let worker: Worker | null = null;

  function start() {
    // The thread does not inherit the command line options of the process.
    const started = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } });
    // When the exit follows an error, a new thread may have been started already.
    for (const end of ["error", "exit"]) started.on(end, () => worker === started && (worker = null));
    started.unref();
    return started;
  }

  /**
   * Derives one hash. It must not be called while another call is running; the concurrency limit makes sure of that.
   */
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
