import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase, prepareDatabase } from "../db/open.ts";
import { testDatabases } from "../db/test-databases.ts";
import { folders } from "../folders.ts";
import { createLog } from "../log.ts";
import { testApp } from "../test-app.ts";
import { keepRelease, releaseFileLifetime, startKeepingRelease } from "./keep-release.ts";

const home = mkdtempSync(join(tmpdir(), "releases-"));
afterAll(() => rmSync(home, { recursive: true }));

/** Writes the files of a build: some that only this build has, and one that both builds have. */
function release(name: string) {
  const text = `export const release = "${name}";`.repeat(20);
  const files: Record<string, string | Buffer> = {
    [`assets/entry-${name}00001.js`]: text,
    [`assets/site-${name}00002.css`]: text,
    "assets/vendor-ab000003.js": text.replaceAll(name, "both"),
    [`fonts/heading.${name === "old" ? "0a1b2c3d" : "1a1b2c3d"}.woff2`]: `font of ${name}`,
    "assets/unhashed.txt": "not a script",
  };
  const folder = join(home, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    if (!/\.(js|css)$/.test(file)) continue;
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
  }
  const paths = Object.keys(files)
    .filter((file) => !file.endsWith(".txt"))
    .map((file) => `/${file}`);
  return { files: { public: folder, build: folder }, paths };
}

const older = release("old");
const newer = release("new");
const olderFile = "/assets/entry-old00001.js";
const now = () => new Date("2026-11-20T12:00Z");

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Reads a response as a browser does. */
async function read(ask: ReturnType<typeof testApp>["ask"], path: string, encoding: string) {
  const reply = await ask(path, { headers: { "accept-encoding": encoding } });
  const { status, headers } = reply;
  const body = Buffer.from(await reply.arrayBuffer());
  const decode = decoders[headers.get("content-encoding") ?? ""];
  const text = (decode?.(body) ?? body).toString();
  expect(headers.get("content-length")).toBe(String(body.length));
  return { path, status, text, type: headers.get("content-type"), caching: headers.get("cache-control") };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("whichever of two releases is asked, every file of both is there, in every encoding", async () => {
    const db = await open();
    const servers = [older, newer].map(({ files }) => testApp({ db, files }));
    for (const { files } of [older, newer]) await keepRelease({ db, now, files });
    for (const path of [...older.paths, ...newer.paths])
      for (const encoding of ["br", "gzip", "identity"]) {
        const [first, second] = await Promise.all(servers.map(({ ask }) => read(ask, path, encoding)));
        expect(first).toMatchObject({ path, status: 200, caching: "public, max-age=31536000, immutable" });
        expect(first).toEqual(second);
      }
    await db.destroy();
  });

  test("a release that goes on being used is kept however long", async () => {
    const db = await open();
    const begun = now().getTime();
    const days = [0, 20, 40].map((passed) => new Date(begun + passed * 24 * 60 * 60_000));
    for (const time of days) await keepRelease({ db, now: () => time, files: older.files });
    const { ask } = testApp({ db, files: newer.files });
    expect((await ask(olderFile)).status).toBe(200);
    await db.destroy();
  });

  test("a file is kept for thirty days after the last server of its release", async () => {
    const db = await open();
    let time = Date.parse("2026-11-20T12:00Z");
    const later = () => new Date(time);
    await keepRelease({ db, now: later, files: older.files });
    time += releaseFileLifetime - 1;
    await keepRelease({ db, now: later, files: newer.files });
    const { ask } = testApp({ db, files: newer.files });
    expect((await ask(olderFile)).status).toBe(200);
    time += 2;
    await keepRelease({ db, now: later, files: newer.files });
    expect((await ask(olderFile)).status).toBe(404);
    const kept = await db.selectFrom("release_file").select("path").execute();
    expect(kept.map(({ path }) => path).toSorted()).toEqual(newer.paths.toSorted());
    await db.destroy();
  });
});

test("HEAD tells of a file of another release what GET does, without its body", async () => {
  const { deps, ask } = testApp({ files: newer.files });
  await ask("/livez");
  await keepRelease({ ...deps, files: older.files });
  const [got, headed] = [await ask(olderFile), await ask(olderFile, { method: "HEAD" })];
  expect(Object.fromEntries(headed.headers)).toEqual(Object.fromEntries(got.headers));
  expect([headed.status, (await headed.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

test("names that no release has had are not there, and a name without a hash is never looked up", async () => {
  const { ask, deps } = testApp({ files: newer.files });
  expect((await ask("/assets/entry-zz000001.js")).status).toBe(404);
  await deps.db.destroy();
  expect((await ask("/images/nothing.png")).status).toBe(404);
});

test("a start waits for a database that is busy, so that no page comes before its files", async () => {
  const file = join(home, "busy.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  // The delay is longer than the server waits for a lock.
  setTimeout(() => other.close(), 800);
  const log = createLog({ level: "error", now, write: () => {} });
  const stop = await startKeepingRelease({ db, log, now, files: older.files });
  const { ask } = testApp({ db, files: newer.files });
  for (const path of older.paths) expect((await ask(path)).status).toBe(200);
  stop();
  await db.destroy();
});
