import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What one argon2id hash is made from. */
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

const file = new URL("hash-worker.ts", import.meta.url);

/**
 * A thread that only hashes. On Node's own four each would keep its twenty megabytes for ever, and files and
 * compression would wait behind passwords. Made with the first hash, and again should it ever end.
 */
export function createHashThread() {
  let worker: Worker | null = null;

  function start() {
    // Without the options of the process itself, which are about another program.
    const started = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } });
    // An error comes some time before the exit, and there may be a new thread by then.
    for (const end of ["error", "exit"]) started.on(end, () => worker === started && (worker = null));
    started.unref();
    return started;
  }

  /** Only one at a time may be under way: who asks takes turns. */
  return async function derive(derivation: Derivation): Promise<Buffer> {
    const thread = (worker ??= start());
    thread.ref();
    try {
      const answer = once(thread, "message");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(derivation);
      const [tag] = (await answer) as [Uint8Array];
      return Buffer.from(tag);
    } finally {
      thread.unref();
    }
  };
}
