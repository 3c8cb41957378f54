import { BlockList } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseProxies } from "./trusted-proxies.ts";
import { createVisitorAddress } from "./visitor-address.ts";

const warnings: string[] = [];

async function addressOf(remoteAddress: string, forwarded?: string, trusted = "10.0.0.1") {
  const list = parseProxies(trusted);
  if (!list) throw new Error(`${trusted} is no list`);
  const visitorAddress = createVisitorAddress(list, { warn: (message) => warnings.push(message) });
  const app = new Hono().get("/", (c) => c.text(visitorAddress(c)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const reply = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return reply.text();
}

test("the address of a direct visitor is that of the connection, whatever the header claims", async () => {
  expect(await addressOf("203.0.113.7")).toBe("203.0.113.7");
  expect(await addressOf("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  expect(await addressOf("::ffff:203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

test("behind trusted proxies it is the last address that an untrusted party cannot forge", async () => {
  expect(await addressOf("10.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
  expect(await addressOf("10.0.0.1", "1.2.3.4, 198.51.100.1")).toBe("198.51.100.1");
  expect(await addressOf("::ffff:10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", "10.0.0.0/8")).toBe("198.51.100.1");
  expect(await addressOf("10.0.0.1", "nonsense")).toBe("10.0.0.1");
  expect(await addressOf("10.0.0.1")).toBe("10.0.0.1");
});

test("a whole network of IPv6 is one address", async () => {
  expect(await addressOf("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2");
  expect(await addressOf("2001:DB8:0001:2:bbbb:1:2:3")).toBe("2001:db8:1:2");
  expect(await addressOf("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(await addressOf("fd00::9", "2001:db8::5", "fd00::/8")).toBe("2001:db8:0:0");
});

test.each(["proxy", "10.0.0.1,", "10.0.0.0/33", "10.0.0.0/x", "fd00::/129", ""])("%j is no list", (list) => {
  expect(parseProxies(list)).toBeNull();
});

test("a private address that forwards without being trusted is warned of, once, and nothing else is", async () => {
  const logged: string[] = [];
  const visitorAddress = createVisitorAddress(new BlockList(), { warn: (message) => logged.push(message) });
  const app = new Hono().get("/", (c) => c.text(visitorAddress(c)));
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  await ask("8.8.8.8", { "x-forwarded-for": "203.0.113.9" });
  await ask("10.0.0.1", {});
  expect(logged).toEqual([]);
  await ask("::ffff:10.0.0.1", { "x-forwarded-for": "203.0.113.9" });
  await ask("10.0.0.2", { forwarded: "for=203.0.113.9" });
  expect(logged).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(logged.join()).not.toMatch(/\d+\.\d+/);
});
