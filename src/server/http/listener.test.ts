import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { createHttpServer } from "./listener.ts";

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
    "fonts/heading.0a1b2c3d.woff2": "font",
    "favicon.svg": "<svg/>",
    "humans.txt": "We are here",
    "empty.txt": "",
    "../secret.txt": "secret",
  }),
  build: folderWith({
    "assets/entry-aB3.js": script,
    "assets/entry-aB3.js.br": brotliCompressSync(script),
    "service-worker.js": script,
    ".vite/manifest.json": "secret",
  }),
};

let isDraining = false;
const { app, deps, logged } = testApp({ files, isDraining: () => isDraining });
const server = createHttpServer(app, deps);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => void server.close());

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Uses Node's own client, which neither changes the path nor decompresses. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const asking = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () =>
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
    );
  });
  asking.on("error", reject).end();
  return promise;
}

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

test("a file with a hash in its name is immutable, another is revalidated daily", async () => {
  const kept = "public, max-age=31536000, immutable";
  expect((await ask("/assets/entry-aB3.js")).headers["cache-control"]).toBe(kept);
  expect((await ask("/fonts/heading.0a1b2c3d.woff2")).headers["cache-control"]).toBe(kept);
  expect((await ask("/audio/om.mp3")).headers["cache-control"]).toBe("public, max-age=86400, must-revalidate");
});

test("a new service worker is found at once, and may ask this server only", async () => {
  const { headers } = await ask("/service-worker.js");
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
});

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

test("a cached response is the same for every host, query and method", async () => {
  const first = await ask("/api/deities", { host: "evil.example" });
  const again = await ask("/api/deities?x=1", { host: "localhost" });
  expect(again.body.equals(first.body)).toBe(true);
  expect(again.body.toString()).not.toContain("evil.example");
  const headed = await ask("/api/deities", {}, "HEAD");
  expect([headed.status, headed.body.length]).toEqual([200, 0]);
  expect(headed.headers["content-length"]).toBe(String(first.body.length));
  const known = await ask("/api/deities", { "if-none-match": String(first.headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect((await ask("/api/deities", {}, "POST")).status).toBe(405);
});

test.each(["TRACE", "OPTIONS", "QUERY"])("%s is answered, not obeyed", async (method) => {
  expect((await ask("/", {}, method)).status).toBe(405);
});

test("a malformed request is refused with a sentence", async () => {
  const { status, body } = await ask("/", { host: "not a host" });
  expect([status, body.toString()]).toEqual([400, "This request is not valid"]);
});

/** Response to a request that Node's own client would not send. */
function askRaw(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1", () => socket.end(text));
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString())).on("close", () => resolve(received));
  return promise;
}

test("two hosts are refused, for a proxy in front may have gone by the other", async () => {
  const hosts = ["Host: localhost\r\nhost: evil.example", "Host: localhost\r\nHost: localhost"];
  for (const each of hosts) {
    const reply = await askRaw(`GET /api/deities HTTP/1.1\r\n${each}\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 .*x-refusal: malformed-request.*This request is not valid$/s);
  }
});

test("a wish to change the protocol is not granted, and the connection ends with the reply", async () => {
  const asked = "GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
  const socket = connect(port, "127.0.0.1", () => socket.write(`${asked}GARBAGE\r\n\r\n`));
  let received = "";
  for await (const chunk of socket) received += String(chunk);
  expect(received).toMatch(/^HTTP\/1\.1 200 .*connection: close.*ok$/is);
});

test("a health check by HTTP/1.0 needs no host", async () => {
  expect(await askRaw("GET /livez HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nok$/s);
  expect(await askRaw("GET /livez HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
});

test("a visitor who breaks off in the middle of a write is no trouble of the database", async () => {
  const begun = "POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n";
  const socket = connect(port, "127.0.0.1");
  const arrived = new Promise((resolve) => void server.once("request", resolve));
  socket.write(`${begun}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":`);
  await arrived;
  socket.resetAndDestroy();
  // Its connection is the last of this server's.
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  expect(logged).toEqual([]);
});

test("headers beyond 16 KiB are refused", async () => {
  expect((await ask("/livez", { cookie: "x".repeat(20_000) })).status).toBe(431);
});

test("an absolute request target is reduced to its path", async () => {
  const request = "GET http://evil.example/livez HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
  expect(await askRaw(request)).toMatch(/^HTTP\/1\.1 200 /);
});

test("a server about to stop closes each connection with its reply", async () => {
  isDraining = true;
  expect((await ask("/api/deities")).headers.connection).toBe("close");
  expect((await ask("/livez")).headers.connection).toBe("close");
  isDraining = false;
});
