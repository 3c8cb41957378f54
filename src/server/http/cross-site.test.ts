import { networkInterfaces } from "node:os";
import { BlockList } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createCrossSiteRefusal } from "./cross-site.ts";

const PROXY = "10.0.0.1";

function setUp() {
  const warned: unknown[] = [];
  const messages: string[] = [];
  const trustedProxies = new BlockList();
  trustedProxies.addAddress(PROXY);
  const refuseCrossSite = createCrossSiteRefusal({
    siteUrl: "https://mantra.example",
    trustedProxies,
    authorizedHosts: ["chant.example"],
    log: { warn: (message, fields) => void (warned.push(fields), messages.push(message)) },
  });
  const app = new Hono().post("*", (c) => {
    refuseCrossSite(c);
    return c.text("done");
  });
  app.onError((error, c) => c.text(error.message, 403));
  const write = async (url: string, headers: Record<string, string>, remoteAddress = "192.0.2.1") =>
    (await app.request(url, { method: "POST", headers }, { incoming: { socket: { remoteAddress } } })).status;
  return { write, warned, messages };
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

const overHttps = { "x-forwarded-proto": "https" };

test.each([
  {
    what: "drops the port",
    url: "http://192.168.1.5",
    origin: "http://192.168.1.5:8080",
    header: "Host: 192.168.1.5",
    setting: "set SITE_URL",
  },
  {
    what: "rewrites the host",
    url: "http://127.0.0.1:3000",
    origin: "http://mantra.home",
    header: "Host: 127.0.0.1:3000",
    setting: "set SITE_URL",
  },
  {
    what: "is not trusted",
    url: "http://127.0.0.1:3000",
    origin: "http://mantra.home:8080",
    forwarded: forwarded("mantra.home:8080", "http"),
    header: "X-Forwarded-Host: mantra.home:8080",
    setting: "TRUST_PROXY",
  },
  {
    what: "ends TLS and is not trusted",
    url: "http://mantra.home",
    origin: "https://mantra.home",
    forwarded: overHttps,
    header: "X-Forwarded-Proto: https",
    setting: "TRUST_PROXY",
  },
  {
    what: "is trusted and drops the port",
    url: "http://127.0.0.1:3000",
    origin: "https://mantra.example:8443",
    forwarded: forwarded("mantra.example"),
    from: PROXY,
    header: "X-Forwarded-Host: mantra.example",
    setting: "set SITE_URL",
  },
])(
  "a write is refused behind a proxy that $what: the log names header and setting, once",
  async ({ url, origin, forwarded = {}, from = "192.0.2.1", header, setting }) => {
    const { write, warned, messages } = setUp();
    for (let again = 0; again < 3; again++) expect(await write(url, { origin, ...forwarded }, from)).toBe(403);
    expect(warned).toEqual([{ header, origin }]);
    expect(messages).toEqual([expect.stringContaining(setting)]);
  },
);

test("a write that no proxy can have to do with is refused without a word, and words come to an end", async () => {
  const { write, warned } = setUp();
  const url = "http://192.168.1.5";
  await write(url, { origin: "http://evil.example", "sec-fetch-site": "cross-site" });
  await write(url, { origin: "null" });
  await write(url, {});
  expect(warned).toEqual([]);
  for (let each = 0; each < 50; each++) await write(url, { origin: `http://h${each}.example` });
  expect(warned).toHaveLength(20);
});
