import { once } from "node:events";
import { request } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { createLog } from "../log.ts";
import { createCrossSiteRefusal } from "./cross-site.ts";
import { createReplyHeaders } from "./headers.ts";
import { createResponseCache } from "./response-cache.ts";
import { createReplyToError } from "./reply-to-error.ts";
import { createPublicReplies } from "./public-replies.ts";
import { createServe } from "./serve.ts";
import { createDeviceCookie, createSessionCookie } from "./cookies.ts";

const siteUrl = "https://mantra.example";
const Count = z.strictObject({ count: z.int("A count is a whole number") });

const now = () => new Date("2026-11-20T12:00Z");
const log = createLog({ level: "error", now, write: () => {} });

/** Returns an app with an endpoint that echoes its body. */
function echo() {
  const app = new Hono();
  const headers = createReplyHeaders(siteUrl);
  const serve = createServe({
    app,
    cache: createResponseCache({ now, limit: 1000 }),
    headers,
    publicReplies: createPublicReplies(),
    refuseCrossSite: createCrossSiteRefusal({ siteUrl, trustedProxies: new BlockList(), authorizedHosts: [], log }),
    identity: { findSession: async () => null },
    cookie: createSessionCookie(siteUrl),
    deviceCookie: createDeviceCookie(siteUrl),
    addressOf: () => "",
  });
  serve(
    endpoint("POST", "/api/echo/:name", "visitor").takes<z.infer<typeof Count>>().replies<unknown>(),
    ({ name }, { body }) => ({ name, body }),
    Count,
  );
  serve(endpoint("POST", "/api/bare/:name", "visitor").replies<unknown>(), ({ name }) => ({ name }));
  serve(endpoint("GET", "/api/mine", "signed-in").replies<unknown>(), () => "secret");
  app.onError(createReplyToError(log, headers));
  return app;
}

const ours = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const write = async (body: BodyInit | null, headers: Record<string, string> = ours, path = "/api/echo/om") =>
  echo().request(path, { method: "POST", body, headers, ...(body instanceof ReadableStream && { duplex: "half" }) });

test("a write reaches its handler with parameters and body, and its response is not cached", async () => {
  const reply = await write('{"count":108}');
  expect(await reply.json()).toEqual({ name: "om", body: { count: 108 } });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
});

test("a write that needs no body may come without one", async () => {
  expect(await (await write(null, { origin: siteUrl }, "/api/bare/om")).json()).toEqual({ name: "om" });
  expect((await write(null, { origin: siteUrl })).status).toBe(415);
});

test("over a real connection a write may come without a body, or with one of unknown length", async () => {
  const server = createAdaptorServer({ fetch: echo().fetch }).listen(0);
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const send = async (path: string, chunks: string[]) => {
    const outgoing = request(origin + path, { method: "POST", headers: { ...ours, "transfer-encoding": "chunked" } });
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
    const [reply] = await once(outgoing, "response");
    return { status: reply.statusCode, text: await textOf(reply) };
  };
  expect(await send("/api/bare/om", [])).toEqual({ status: 200, text: '{"name":"om"}' });
  expect(await send("/api/echo/om", ['{"count"', ":108}"])).toMatchObject({ status: 200 });
  expect(await send("/api/echo/om", ["9".repeat(10_000), "9".repeat(10_000)])).toMatchObject({ status: 413 });
  server.close();
});

test.each([
  [{ "sec-fetch-site": "cross-site" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "none" }],
  [{ "sec-fetch-site": "cross-site", origin: siteUrl }],
  [{ origin: "https://evil.example" }],
  [{ origin: "null" }],
  [{}],
])("a write from %j is refused", async (from) => {
  const reply = await write('{"count":108}', { "content-type": "application/json", ...from });
  expect([reply.status, await reply.text()]).toEqual([403, "Only pages of this site can do that"]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""])(
  "a body of type %j is refused",
  async (type) => {
    expect((await write("{}", { ...ours, "content-type": type })).status).toBe(415);
  },
);

test.each([
  ['{"count":', "What was sent is not valid JSON"],
  ["[108]", "What was sent is not a JSON object"],
  ['{"count":1.5}', "A count is a whole number"],
  ['{"count":108,"more":1}', "What was sent has a field that is not known here"],
  ['{"count":108,"__proto__":{}}', "What was sent has a field that is not known here"],
])("the body %s is refused in a sentence", async (body, sentence) => {
  const reply = await write(body);
  expect([reply.status, await reply.text()]).toEqual([400, sentence]);
});

test("a body of more than 16 KiB is refused, with or without a declared length", async () => {
  const large = `{"count":108}${" ".repeat(17_000)}`;
  const announced = await write(large, { ...ours, "content-length": String(large.length) });
  expect([announced.status, await announced.text()]).toEqual([413, "The request is too large"]);
  expect((await write(new Blob([large]).stream())).status).toBe(413);
  expect((await write(`{"count":108}${" ".repeat(16_000)}`)).status).toBe(200);
});

test("a signed-in call without a session is refused", async () => {
  const reply = await echo().request("/api/mine");
  expect([reply.status, await reply.text()]).toEqual([401, "Login required"]);
});
