import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendOverTls, type OutgoingRequest } from "./send-over-tls.ts";
import { createCertificate } from "./test-certificate.ts";

const hostname = "photos.example";
const { cert, key } = createCertificate(hostname);
const seen: unknown[] = [];

const server = createServer({ cert, key }, (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { servername } = incoming.socket as TLSSocket;
  seen.push({ servername, host: incoming.headers.host, url: incoming.url, cookie: incoming.headers.cookie });
  if (incoming.url === "/never") return;
  if (incoming.url === "/moved") outgoing.writeHead(302, { location: "https://elsewhere.example/" });
  if (incoming.url === "/announced") outgoing.setHeader("content-length", "100");
  outgoing.end(Buffer.alloc(100, 1));
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (given: Partial<OutgoingRequest>) =>
  sendOverTls({ port: (server.address() as AddressInfo).port, ca: cert })({
    address: "127.0.0.1",
    hostname,
    path: "/",
    method: "GET",
    headers: {},
    maxBytes: 100,
    signal: AbortSignal.timeout(20_000),
    ...given,
  });

test("the connection goes to the given address, under the name of the host, without cookies", async () => {
  expect(await send({ path: "/me?size=1" })).toEqual({ status: 200, location: null, body: Buffer.alloc(100, 1) });
  expect(seen.at(-1)).toEqual({ servername: hostname, host: hostname, url: "/me?size=1", cookie: undefined });
});

test("a certificate of another host is refused", async () => {
  await expect(send({ hostname: "other.example" })).rejects.toThrow(/altnames/);
});

test.each(["/announced", "/"])("more than is wanted is not read (%s)", async (path) => {
  expect((await send({ path, maxBytes: 99 })).body).toBeNull();
});

test("a redirect is handed on, not followed", async () => {
  expect(await send({ path: "/moved" })).toEqual({ status: 302, location: "https://elsewhere.example/", body: null });
});

test("a server that never responds is given up", async () => {
  await expect(send({ path: "/never", signal: AbortSignal.timeout(200) })).rejects.toThrow(/aborted|timeout/i);
});
