import { expect, test } from "vitest";
import { compressWell } from "./compress.ts";
import { createCachedResponse, encode } from "./cached-response.ts";

test("a variant is compressed once for concurrent requests, and retried after a failure", async () => {
  const response = createCachedResponse({ status: 200, text: "om", headers: {}, isCacheable: true });
  let attempts = 0;
  async function squeeze(body: Uint8Array<ArrayBuffer>) {
    attempts++;
    if (attempts === 1) throw new Error("no memory");
    return body;
  }
  const compress = { ...compressWell, br: squeeze };
  const request = () => encode(response, "br", compress);
  const outcomes = await Promise.allSettled([request(), request()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const [first, second] = await Promise.all([request(), request()]);
  expect(first.headers).toMatchObject({ "content-encoding": "br" });
  expect(await request()).toBe(first);
  expect([second, attempts]).toEqual([first, 2]);
});
