import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { createHashThread } from "./hash-thread.ts";
import { createPasswordHasher } from "./password-hash.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

const hasher = createPasswordHasher();

test("a hash is argon2id at OWASP's cost or more, and never the same twice", async () => {
  const [one, two] = await Promise.all([hasher.hash("giridhar gopal"), hasher.hash("giridhar gopal")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, "giridhar gopal")).toBe(true);
  expect(await hasher.verify(one, "giridhar gopaL")).toBe(false);
});

test("a hash of another cost is checked at that cost, and a malformed hash throws", async () => {
  const hash = await hasher.hash("om");
  expect(await hasher.verify(hash.replace("t=2", "t=3"), "om")).toBe(false);
  await expect(hasher.verify("not a hash", "om")).rejects.toThrow("A stored password hash is not one");
});

test("no more than the given number of tasks run at once", async () => {
  let [busy, most] = [0, 0];
  const limit = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 10 });
  const work = async () => {
    most = Math.max(most, ++busy);
    await new Promise((done) => setImmediate(done));
    busy--;
  };
  await Promise.all(Array.from({ length: 12 }, () => limit(work)));
  expect(most).toBe(2);
});

const fail = () => Promise.reject(new Error("no memory"));

test("a task beyond the queue is refused, and a failed task frees its slot", async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1 });
  const outcomes = await Promise.allSettled([limit(fail), limit(fail), limit(fail)]);
  expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.message)).toEqual([
    "no memory",
    "no memory",
    "Too many people are signing in right now. Please try again.",
  ]);
  expect(await limit(async () => "free")).toBe("free");
});

test("a failed hash throws, and the next one succeeds", async () => {
  const derive = createHashThread();
  const good = { message: "om", nonce: new Uint8Array(16), tagLength: 32, memory: 64, passes: 1, parallelism: 1 };
  await expect(derive({ ...good, memory: 1 })).rejects.toThrow();
  expect(await derive(good)).toHaveLength(32);
});

test("a process that hashes again after a failure still ends by itself", () => {
  const program = `
    import { createHashThread } from ${JSON.stringify(new URL("hash-thread.ts", import.meta.url).href)};
    const derive = createHashThread();
    const good = { message: "om", nonce: new Uint8Array(16), tagLength: 32, memory: 64, passes: 1, parallelism: 1 };
    await derive({ ...good, memory: 1 }).catch(() => derive(good));
  `;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { timeout: 30_000 });
  expect(status).toBe(0);
});
