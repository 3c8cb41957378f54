import { connect } from "node:net";
import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { openListener } from "./test-listener.ts";

let isDraining = false;
const files = { public: folders.public, build: null };
const { server, port, ask, logged } = openListener({ files, isDraining: () => isDraining });

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

/** Sends a request that Node's own client would refuse to send, and resolves to the response. */
function askRaw(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port(), "127.0.0.1", () => socket.end(text));
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
  const socket = connect(port(), "127.0.0.1", () => socket.write(`${asked}GARBAGE\r\n\r\n`));
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
  const socket = connect(port(), "127.0.0.1");
  const arrived = new Promise((resolve) => void server.once("request", resolve));
  socket.write(`${begun}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":`);
  await arrived;
  socket.resetAndDestroy();
  // The visitor's connection is the only one of this server, so it has ended when there are none.
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
