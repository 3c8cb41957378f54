import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openListener } from "./test-listener.ts";

const sound = Buffer.from("0123456789");
const script = "export const om = 1;";
const changed = new Date("2026-11-01T00:00:00Z");

function folderWith(files: Record<string, string | Buffer>) {
  const root = join(mkdtempSync(join(tmpdir(), "files-")), "served");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), content);
    utimesSync(join(root, name), changed, changed);
  }
  return root;
}

const files = {
  public: folderWith({
    "audio/om.mp3": sound,
    "images/lord-ram.webp": "picture",
    "images/lord-shiva.png": "picture",
    "images/og/shiva.png": "picture",
    "fonts/heading.0a1b2c3d.woff2": "font",
    "favicon.svg": "<svg/>",
    "humans.txt": "We are here",
    "empty.txt": "",
    "../secret.txt": "secret",
  }),
  build: folderWith({
    "assets/entry-aB3.js": script,
    "assets/entry-aB3.js.br": brotliCompressSync(script),
    "assets/listening-worker-aB3.js": script,
    "assets/trimming-worker-aB3.js": script,
    "service-worker.js": script,
    ".vite/manifest.json": "secret",
  }),
};

const { ask } = openListener({ files });

test.each([
  ["/audio/om.mp3", "audio/mpeg"],
  ["/images/lord-ram.webp", "image/webp"],
  ["/images/shiva.png", "image/png"],
  ["/fonts/heading.0a1b2c3d.woff2", "font/woff2"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
  ["/humans.txt", "text/plain; charset=utf-8"],
  ["/assets/entry-aB3.js", "text/javascript; charset=utf-8"],
])("%s is sent as %s", async (path, type) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe(type);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["accept-ranges"]).toBe("bytes");
});

test.each([
  ["/images/og/shiva.png", "cross-origin"],
  ["/images/lord-ram.webp", "cross-origin"],
  ["/images/shiva.png", "cross-origin"],
  ["/audio/om.mp3", "cross-origin"],
  ["/favicon.svg", "cross-origin"],
  ["/assets/entry-aB3.js", "same-origin"],
  ["/service-worker.js", "same-origin"],
  ["/fonts/heading.0a1b2c3d.woff2", "same-origin"],
])("%s may be shown by pages that are %s", async (path, policy) => {
  expect((await ask(path)).headers["cross-origin-resource-policy"]).toBe(policy);
});

test("a part of a sound, and the answer that it has not changed, may be used by other sites too", async () => {
  const part = await ask("/audio/om.mp3", { range: "bytes=0-3" });
  expect(part.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  const unchanged = await ask("/audio/om.mp3", { "if-modified-since": changed.toUTCString() });
  expect([unchanged.status, unchanged.headers["cross-origin-resource-policy"]]).toEqual([304, "cross-origin"]);
});

test("a file with a hash in its name is immutable, another is revalidated daily", async () => {
  const kept = "public, max-age=31536000, immutable";
  expect((await ask("/assets/entry-aB3.js")).headers["cache-control"]).toBe(kept);
  expect((await ask("/fonts/heading.0a1b2c3d.woff2")).headers["cache-control"]).toBe(kept);
  expect((await ask("/audio/om.mp3")).headers["cache-control"]).toBe("public, max-age=86400, must-revalidate");
});

test("a new service worker is found at once, and may ask this server only, also for the icon of a reminder", async () => {
  const { headers } = await ask("/service-worker.js");
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
  });
});

test.each(["listening", "trimming"])(
  "the %s worker, which hears the microphone, can connect to nothing",
  async (name) => {
    const { headers } = await ask(`/assets/${name}-worker-aB3.js`);
    expect(headers["content-security-policy"]).toBe("default-src 'none'");
  },
);

test("a build file goes compressed to whoever accepts it", async () => {
  const packed = await ask("/assets/entry-aB3.js", { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(packed.headers.vary?.toLowerCase()).toBe("accept-encoding");
  const plain = await ask("/assets/entry-aB3.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toBe("accept-encoding");
  expect(plain.body.toString()).toBe(script);
});

test("a script that was asked for is sent from memory: whole, compressed, in part, or not when it is known", async () => {
  const path = "/assets/entry-aB3.js";
  await ask(path);
  rmSync(join(files.build, path));
  const kept = await ask(path, { "accept-encoding": "br" });
  expect(brotliDecompressSync(kept.body).toString()).toBe(script);
  expect(kept.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await ask(path)).body.toString()).toBe(script);
  expect((await ask(path, { "if-none-match": kept.headers.etag ?? "" })).status).toBe(304);
  writeFileSync(join(files.build, path), script);
  expect((await ask(path, { range: "bytes=0-3" })).body.toString()).toBe(script.slice(0, 4));
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=0-0", "0", "bytes 0-0/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=5-99", "56789", "bytes 5-9/10"],
])("a player that asks for %s gets that part", async (range, part, contentRange) => {
  const { status, headers, body } = await ask("/audio/om.mp3", { range });
  expect([status, body.toString(), headers["content-range"]]).toEqual([206, part, contentRange]);
  expect(headers["content-length"]).toBe(String(part.length));
});

test.each(["bytes=10-", "bytes=5-2", "bytes=-0"])("%s is beyond the file", async (range) => {
  const { status, headers } = await ask("/audio/om.mp3", { range });
  expect(status).toBe(416);
  expect(headers["content-range"]).toBe("bytes */10");
});

test("a part of a file that has changed since is replaced by the whole", async () => {
  const { headers } = await ask("/audio/om.mp3");
  const range = "bytes=0-3";
  const same = await ask("/audio/om.mp3", { range, "if-range": headers["last-modified"] ?? "" });
  expect(same.status).toBe(206);
  const other = await ask("/audio/om.mp3", { range, "if-range": "Sat, 01 Jan 2000 00:00:00 GMT" });
  expect([other.status, other.body.toString()]).toEqual([200, "0123456789"]);
});

test("who has the file already gets a reply without it", async () => {
  const { headers } = await ask("/audio/om.mp3");
  expect(headers["last-modified"]).toBe(changed.toUTCString());
  const same = await ask("/audio/om.mp3", { "if-modified-since": headers["last-modified"] ?? "" });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  const older = await ask("/audio/om.mp3", { "if-modified-since": "Sat, 01 Jan 2000 00:00:00 GMT" });
  expect(older.status).toBe(200);
  const unreadable = await ask("/audio/om.mp3", { "if-modified-since": "yesterday" });
  expect(unreadable.status).toBe(200);
});

test("HEAD tells the size and sends nothing", async () => {
  const { status, headers, body } = await ask("/audio/om.mp3", {}, "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, "10", 0]);
});

test("an empty file is a file", async () => {
  const { status, body } = await ask("/empty.txt");
  expect([status, body.length]).toEqual([200, 0]);
});

test.each([
  "/../secret.txt",
  "/audio/../../secret.txt",
  "/audio/%2e%2e/%2e%2e/secret.txt",
  "/audio/..%2f..%2fsecret.txt",
  "/audio/..%5c..%5csecret.txt",
  String.raw`/audio/..\..\secret.txt`,
  "//etc/hosts.txt",
  "/audio//om.mp3",
  "/audio/om.mp3%00.txt",
  "/audio/%00.mp3",
  "/.vite/manifest.json",
  "/assets/../.vite/manifest.json",
  "/assets/%2e%2e/.vite/manifest.json",
  "/audio/om.mp3/",
  "/audio/om%252emp3",
])("%s leads to no file", async (path) => {
  const { status, body } = await ask(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain("secret");
});

test("an SVG opened by itself may run nothing", async () => {
  expect((await ask("/favicon.svg")).headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});
