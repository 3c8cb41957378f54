import { networkInterfaces } from "node:os";
import { BlockList } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createCrossSiteRefusal } from "./cross-site.ts";

const PROXY = "10.0.0.1";

function setUp() {
  const warned: unknown[] = [];
  const trustedProxies = new BlockList();
  trustedProxies.addAddress(PROXY);
  const refuseCrossSite = createCrossSiteRefusal({
    siteUrl: "https://mantra.example",
    trustedProxies,
    authorizedHosts: ["chant.example"],
    log: { warn: (_, fields) => void warned.push(fields) },
  });
  const app = new Hono().post("*", (c) => {
    refuseCrossSite(c);
    return c.text("done");
  });
  app.onError((error, c) => c.text(error.message, 403));
  const write = async (url: string, headers: Record<string, string>, remoteAddress = "192.0.2.1") =>
    (await app.request(url, { method: "POST", headers }, { incoming: { socket: { remoteAddress } } })).status;
  return { write, warned };
}

const forwarded = (host: string, scheme = "https") => ({ "x-forwarded-host": host, "x-forwarded-proto": scheme });

test("a page is ours by the host it came by", async () => {
  const { write } = setUp();
  expect(await write("http://192.168.1.20:3000", { origin: "http://192.168.1.20:3000" })).toBe(200);
  expect(await write("http://192.168.1.20:3000", { origin: "http://192.168.1.21:3000" })).toBe(403);
  expect(await write("http://192.168.1.20:3000", { origin: "http://192.168.1.20:4000" })).toBe(403);
  expect(await write("http://192.168.1.20:3000", { origin: "https://192.168.1.20:3000" })).toBe(403);
  expect(await write("http://192.168.1.20:3000", { origin: "null" })).toBe(403);
  expect(await write("http://192.168.1.20:3000", {})).toBe(403);
});

test("a page of the configured site is ours, also where a proxy is not known to be trusted", async () => {
  const { write } = setUp();
  expect(await write("http://127.0.0.1:3000", { origin: "https://mantra.example" })).toBe(200);
});

test("a trusted proxy tells the host, and nobody else does", async () => {
  const { write } = setUp();
  const headers = { origin: "https://other.example", ...forwarded("other.example") };
  expect(await write("http://127.0.0.1:3000", headers, PROXY)).toBe(200);
  expect(await write("http://127.0.0.1:3000", headers)).toBe(403);
  expect(await write("http://other.example", { origin: headers.origin, "x-forwarded-proto": "https" }, PROXY)).toBe(
    200,
  );
  expect(await write("http://127.0.0.1:3000", { ...headers, ...forwarded("other.example, a.example") }, PROXY)).toBe(
    403,
  );
  expect(await write("http://127.0.0.1:3000", { ...headers, ...forwarded("not a host") }, PROXY)).toBe(403);
});

test("what the browser says of itself counts more than names", async () => {
  const { write } = setUp();
  expect(await write("http://127.0.0.1:3000", { "sec-fetch-site": "same-origin" })).toBe(200);
  const own = { origin: "http://127.0.0.1:3000" };
  expect(await write("http://127.0.0.1:3000", { ...own, "sec-fetch-site": "cross-site" })).toBe(403);
});

test("an unknown host is warned of once, a known one never", async () => {
  const { write, warned } = setUp();
  const own = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family }) => family === "IPv4");
  const known = ["localhost:3000", "mantra.example", "www.mantra.example", "chant.example", own?.address ?? ""];
  for (const host of [...known, "unknown.example", "unknown.example:8080"]) {
    expect(await write(`http://${host}`, { origin: `http://${host}` })).toBe(200);
  }
  expect(warned).toEqual([{ host: "unknown.example" }]);
});

test("warnings come to an end", async () => {
  const { write, warned } = setUp();
  for (let each = 0; each < 150; each++) await write(`http://h${each}.example`, { origin: `http://h${each}.example` });
  expect(warned).toHaveLength(100);
});
