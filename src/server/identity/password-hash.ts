import { randomBytes, timingSafeEqual } from "node:crypto";
import { createHashThread } from "./hash-thread.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
}

/** OWASP advises these parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const saltLength = 16;
const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** One hash runs at a time, because the rest of the server needs processors and memory too. */
const maxConcurrent = 1;
/** At most so many passwords may wait. With a longer queue nobody would wait for the reply. */
const maxQueued = 200;

/**
 * Creates hashes in PHC form, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. They contain their own parameters, so older
 * hashes stay valid when the cost is raised.
 */
export function createPasswordHasher(): PasswordHasher {
  const limit = createConcurrencyLimit({ maxConcurrent, maxQueued });
  const derive = createHashThread();

  return {
    async hash(password) {
      const nonce = randomBytes(saltLength);
      const tag = await limit(() => derive({ message: password, nonce, tagLength, ...cost }));
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
    },

    async verify(hash, password) {
      const [, memory, passes, parallelism, salt, expected] = phc.exec(hash) ?? [];
      if (salt === undefined || expected === undefined) throw new Error("A stored password hash is not one");
      const wanted = Buffer.from(expected, "base64");
      const tag = await limit(() =>
        derive({
          message: password,
          nonce: Buffer.from(salt, "base64"),
          tagLength: wanted.byteLength,
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
        }),
      );
      return timingSafeEqual(tag, wanted);
    },
  };
}

/** PHC strings have no padding, so it is removed. */
const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
