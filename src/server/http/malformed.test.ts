import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folders } from "../folders.ts";
import { testApp } from "../test-app.ts";
import { createHttpServer } from "./listener.ts";

const { app, deps, logged } = testApp({ files: { public: folders.public, build: null } });
const server = createHttpServer(app, deps);
const given = { headers: server.headersTimeout, request: server.requestTimeout };
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/**
 * Sends a text and resolves to everything that the server sends until it closes the connection. This side does not
 * close it first.
 */
async function sendRaw(text: string, { isHalfClosed = false } = {}) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.on("data", (bytes) => (received += bytes.toString("latin1")));
  // The server may close the connection while the rest is still being sent.
  socket.on("error", () => {});
  socket.write(Buffer.from(text, "latin1"));
  if (isHalfClosed) socket.end();
  const closed = new Promise<boolean>((resolve) => void socket.once("close", () => resolve(true)));
  socket.on("end", () => socket.end());
  const isClosed = await Promise.race([closed, pause(8000, false)]);
  socket.destroy();
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { received, statuses, isClosed };
}

const host = "host: localhost\r\n";
const closing = `${host}connection: close\r\n`;
const fromOurPage = `${host}sec-fetch-site: same-origin\r\ncontent-type: application/json\r\n`;
const signIn = `POST /api/auth/sign-in HTTP/1.1\r\n${fromOurPage}`;
/** A proxy that interprets the first request differently would take these bytes for a second one. */
const smuggled = `GET /livez HTTP/1.1\r\n${closing}\r\n`;

const malformed: Record<string, string> = {
  "no request at all": "om namah shivaya\r\n\r\n",
  "a handshake of TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
  "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "no path": `GET HTTP/1.1\r\n${closing}\r\n`,
  "no version": `GET /livez\r\n${closing}\r\n`,
  "no version, and nothing after it": "GET /livez\r\n\r\n",
  "no version, and another request after it": `GET /livez\r\n${host}\r\n${smuggled}`,
  "the version 0.9": `GET /livez HTTP/0.9\r\n${closing}\r\n`,
  "the version 0.9 in a write": `POST /api/auth/sign-in HTTP/0.9\r\n${fromOurPage}content-length: 2\r\n\r\n{}`,
  "the version 2.0 as text": `GET /livez HTTP/2.0\r\n${closing}\r\n`,
  "the version 2.0 as text, kept open": `GET /livez HTTP/2.0\r\n${host}connection: keep-alive\r\n\r\n${smuggled}`,
  "an unknown version": `GET / HTTP/9.9\r\n${closing}\r\n`,
  "an unknown method": `CHANT / HTTP/1.1\r\n${closing}\r\n`,
  "a method in lower case": `get / HTTP/1.1\r\n${closing}\r\n`,
  "NUL in the path": `GET /\0 HTTP/1.1\r\n${closing}\r\n`,
  "no host": "GET / HTTP/1.1\r\nconnection: close\r\n\r\n",
  "a header without a colon": `GET / HTTP/1.1\r\nnothing\r\n${closing}\r\n`,
  "a space before the colon": `GET / HTTP/1.1\r\nhost : localhost\r\n\r\n`,
  "a header over two lines": `GET / HTTP/1.1\r\n${host}x: a\r\n b\r\n\r\n`,
  "NUL in a header": `GET / HTTP/1.1\r\n${host}x: \0\r\n\r\n`,
  "a bare CR in a header": `GET / HTTP/1.1\r\n${host}x: a\rb: c\r\n\r\n`,
  "two lengths": `${signIn}content-length: 5\r\ncontent-length: 6\r\n\r\n{}   ${smuggled}`,
  "a list of lengths": `${signIn}content-length: 2, 2\r\n\r\n{}${smuggled}`,
  "a negative length": `${signIn}content-length: -1\r\n\r\n{}${smuggled}`,
  "a length with a sign": `${signIn}content-length: +2\r\n\r\n{}${smuggled}`,
  "a length in hex": `${signIn}content-length: 0x2\r\n\r\n{}${smuggled}`,
  "a length beyond any number": `${signIn}content-length: ${"9".repeat(30)}\r\n\r\n{}`,
  "a length and chunks": `${signIn}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  "chunks and a length": `${signIn}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
  "an unknown encoding": `${signIn}transfer-encoding: om\r\n\r\n${smuggled}`,
  "an encoding after chunks": `${signIn}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  "an encoding with a strange space": `${signIn}transfer-encoding: \x0bchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  "a chunk of no size": `${signIn}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${smuggled}`,
  "a chunk of a size beyond any number": `${signIn}transfer-encoding: chunked\r\n\r\n${"F".repeat(20)}\r\n{}\r\n`,
  "a chunk longer than announced": `${signIn}transfer-encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${smuggled}`,
};

test.each(Object.entries(malformed))("%s is refused once, and the connection closed", async (_, text) => {
  const { statuses, isClosed, received } = await sendRaw(text);
  expect([statuses, isClosed]).toEqual([[400], true]);
  expect(received).not.toContain("ok");
  expect(logged).toEqual([]);
});

const tooLarge: Record<string, string> = {
  "a path of 20 kB": `GET /${"om".repeat(10_000)} HTTP/1.1\r\n${closing}\r\n`,
  "a header of 20 kB": `GET / HTTP/1.1\r\n${host}cookie: ${"x".repeat(20_000)}\r\n\r\n`,
  "3000 headers": `GET / HTTP/1.1\r\n${host}${"x: om\r\n".repeat(3000)}\r\n`,
};

test.each(Object.entries(tooLarge))("%s is refused before it has all come", async (_, text) => {
  expect(await sendRaw(text)).toMatchObject({ statuses: [431], isClosed: true });
});

const unusual: [string, string, number[]][] = [
  ["empty lines before a request", `\r\n\r\n${smuggled}`, [200]],
  ["an absolute target", `GET http://evil.example/livez HTTP/1.1\r\n${closing}\r\n`, [200]],
  ["a target that is a host", `GET evil.example:80 HTTP/1.1\r\n${closing}\r\n`, [400]],
  ["a target of the whole server", `OPTIONS * HTTP/1.1\r\n${closing}\r\n`, [400]],
  ["a tunnel", `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, []],
  ["a path that is not encoded", `GET /deity/% HTTP/1.1\r\n${closing}\r\n`, [400]],
  ["a path with bytes of another encoding", `GET /deity/\xff\xfe HTTP/1.1\r\n${closing}\r\n`, [400]],
  ["a path that leads out", `GET /images/../../package.json HTTP/1.1\r\n${closing}\r\n`, [404]],
  ["an encoded path that leads out", `GET /images/%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\n${closing}\r\n`, [404]],
  ["an expectation that nobody has", `POST /api/auth/sign-in HTTP/1.1\r\n${closing}expect: om\r\n\r\n`, [417]],
  ["a body that nobody reads", `GET /livez HTTP/1.1\r\n${closing}content-length: 2\r\n\r\n{}`, [200]],
  ["three requests at once", `GET /livez HTTP/1.1\r\n${host}\r\n`.repeat(2) + smuggled, [200, 200, 200]],
  ["a write and a read at once", `${signIn}content-length: 2\r\n\r\n{}${smuggled}`, [400, 200]],
  [
    "a large body and what follows",
    `${signIn}connection: close\r\ncontent-length: 20000\r\n\r\n${"x".repeat(20_000)}`,
    [413],
  ],
];

test.each(unusual)("%s is answered with no more than it asks for", async (_, text, statuses) => {
  const { received, ...reply } = await sendRaw(text);
  expect(reply).toMatchObject({ statuses });
  expect(received).not.toMatch(/HTTP\/1\.1 5|devDependencies/);
  expect(logged).toEqual([]);
});

test("a visitor who closes the way there still gets the reply", async () => {
  const reply = await sendRaw(`GET /livez HTTP/1.1\r\n${host}\r\n`, { isHalfClosed: true });
  expect(reply).toMatchObject({ statuses: [200], isClosed: true });
});

test("a visitor who closes in the middle of a request gets no connection for ever", async () => {
  for (const text of ["GE", `GET / HTTP/1.1\r\nhos`, `${signIn}content-length: 100\r\n\r\n{"email":`]) {
    expect(await sendRaw(text, { isHalfClosed: true })).toMatchObject({ isClosed: true });
  }
  expect(logged).toEqual([]);
});

test("whoever sends slowly loses the connection when the time is over", async () => {
  expect(given).toEqual({ headers: 15_000, request: 30_000 });
  // Only the limits are shorter here than in the server. Node checks them every two seconds.
  server.headersTimeout = 200;
  server.requestTimeout = 400;
  const slow = ["", "GET / HT", `GET / HTTP/1.1\r\n${host}`, `${signIn}content-length: 100\r\n\r\n{"email":`];
  const replies = await Promise.all(slow.map((text) => sendRaw(text)));
  expect(replies.map(({ isClosed }) => isClosed)).toEqual(slow.map(() => true));
  expect(replies.flatMap(({ statuses }) => statuses)).toEqual([408, 408, 408, 408]);
  Object.assign(server, { headersTimeout: given.headers, requestTimeout: given.request });
  expect(logged).toEqual([]);
});
