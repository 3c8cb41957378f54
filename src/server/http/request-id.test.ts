import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { BlockList } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { testApp } from "../test-app.ts";
import { createHttpServer } from "./listener.ts";
import { addRequestIds } from "./request-id.ts";

const uuid = /^[0-9a-f-]{36}$/;
const fromProxy = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";

const trusted = new BlockList();
const lines: string[] = [];
const log = createLog({ level: "debug", now: () => new Date(0), format: "json", write: (line) => lines.push(line) });
const { app, deps } = testApp({ log });
const server = createHttpServer(app, deps);
addRequestIds(server, trusted);
let origin = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const idOf = async (path: string, given?: string) => {
  const reply = await fetch(origin + path, given === undefined ? {} : { headers: { "x-request-id": given } });
  return reply.headers.get("x-request-id") ?? "";
};

test("each request has an id of its own, also one answered from the cache, and nobody can give it one", async () => {
  const ids = [await idOf("/api/deities"), await idOf("/api/deities"), await idOf("/api/deities", fromProxy)];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(uuid);
});

test("lines of the log name the request that they belong to, also behind the database", async () => {
  await idOf("/readyz");
  await deps.db.destroy();
  lines.length = 0;
  const id = await idOf("/readyz");
  const events = lines.map((line) => JSON.parse(line) as { message: string; requestId: string });
  expect(events.map(({ message, requestId }) => [message, requestId])).toEqual([
    ["Request", id],
    ["The database cannot be written", id],
  ]);
});

test("a trusted proxy's id is taken when it is well-formed", async () => {
  trusted.addAddress("127.0.0.1");
  const behind = createHttpServer(app, deps);
  addRequestIds(behind, trusted);
  behind.listen(0, "127.0.0.1");
  await once(behind, "listening");
  const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}/api/deities`;
  const ask = async (given: string) =>
    (await fetch(url, { headers: { "x-request-id": given } })).headers.get("x-request-id");
  expect(await ask(fromProxy)).toBe(fromProxy);
  for (const given of ["short", "x".repeat(65), 'a"b c=d{}12345']) expect(await ask(given)).toMatch(uuid);
  behind.close();
});
