import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createResponseCache } from "./response-cache.ts";

/** Returns a cache of so many bytes, with a way to ask it for a text, and the keys of all that was rendered. */
function cacheOf(limit: number) {
  const cache = createResponseCache({ now: () => new Date("2026-11-20T12:00Z"), limit });
  const rendered: string[] = [];
  async function ask(key: string, text: string, encoding = "identity") {
    const request = new Request("https://site.example/", { headers: { "accept-encoding": encoding } });
    const reply = await cache.respond(request, key, async () => {
      rendered.push(key);
      return { status: 200, text, headers: {}, isCacheable: true };
    });
    return Buffer.from(await reply.arrayBuffer());
  }
  return { ask, rendered };
}

test("a response is had in every encoding, although only compressed ones are kept", async () => {
  const { ask, rendered } = cacheOf(100_000);
  const text = "om namah shivaya ".repeat(200);
  expect(brotliDecompressSync(await ask("/", text, "br")).toString()).toBe(text);
  expect((await ask("/", text)).toString()).toBe(text);
  expect(gunzipSync(await ask("/", text, "gzip")).toString()).toBe(text);
  expect((await ask("/", text)).toString()).toBe(text);
  expect(rendered).toEqual(["/"]);
});

test("the oldest responses make room for new ones, by the bytes that they take", async () => {
  const { ask, rendered } = cacheOf(10_000);
  const long = randomBytes(2000).toString("hex");
  const short = "om ".repeat(2000);
  for (const key of ["/1", "/2"]) await ask(key, long);
  // Compressed it takes a few bytes, so both others stay.
  await ask("/short", short, "br");
  for (const key of ["/1", "/2", "/short"]) await ask(key, key === "/short" ? short : long, "br");
  expect(rendered).toEqual(["/1", "/2", "/short"]);
  for (const key of ["/3", "/4", "/5"]) await ask(key, long);
  await ask("/5", long);
  await ask("/1", long);
  expect(rendered).toEqual(["/1", "/2", "/short", "/3", "/4", "/5", "/1"]);
});
