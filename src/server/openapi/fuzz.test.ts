import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { refusalHeader, refusals } from "#contract/refusals.ts";
import { openBrowser } from "../accounts/test-browser.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createHttpServer } from "../http/listener.ts";
import { testApp } from "../test-app.ts";
import { requestsFor, type DescribedCall, type FuzzRequest } from "./test-requests.ts";
import { password } from "./test-values.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The number of requests to each database. */
    fuzzRequests: number;
  }
}

interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: { RefusalCode: { oneOf: { const: string; description: string }[] } } };
}

interface DescribedOperation {
  operationId: string;
  parameters?: DescribedCall["parameters"];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: { 200: { content: { "application/json": { schema: JsonSchema } } } };
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

/** Reads the calls from the OpenAPI document. This test knows nothing else about them. */
function readCalls({ paths }: Described) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [body] = Object.entries(operation.requestBody?.content ?? {});
      const call: DescribedCall = {
        path,
        method: method.toUpperCase(),
        operationId: operation.operationId,
        parameters: operation.parameters ?? [],
        body: body ? { type: body[0], schema: body[1].schema } : null,
      };
      return { call, reply: z.fromJSONSchema(operation.responses[200].content["application/json"].schema) };
    }),
  );
}

/** A refusal is one sentence, which may begin with the quoted name of a parameter. */
const isSentence = (body: string) => body.isWellFormed() && /^["A-Z][^\n<>{}]{5,120}$/.test(body);

async function readBody(incoming: IncomingMessage) {
  const bytes = await buffer(incoming);
  const encoding = bytes.length > 0 && incoming.headers["content-encoding"];
  return String(encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes);
}

/**
 * Starts a server with the app on this database. A new person signs in whenever one account has nearly reached its
 * limits.
 */
async function openTarget(db: Awaited<ReturnType<ReturnType<typeof testDatabases>[number]["open"]>>) {
  const { app, deps, ask, logged } = testApp({ db, addressFactor: 1_000_000 });
  const server = createHttpServer(app, deps).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const described: Described = await (await ask("/api/openapi.json")).json();
  const statusOf = new Map(
    described.components.schemas.RefusalCode.oneOf.map((each) => [each.const, Number(each.description.slice(0, 3))]),
  );
  let people = 0;
  let cookie = "";
  let used = 0;

  /**
   * Signs a new person in, because the limits of one account are narrow, and because a request may have ended the
   * session.
   */
  async function signInAgain() {
    const browser = openBrowser(ask);
    const reply = await browser.signUp({ name: "Mira Bai", email: `mira-${people++}@example.org`, password });
    if (reply.status !== 200) throw new Error(await reply.text());
    cookie = browser.cookie();
    used = 0;
  }

  async function send({ call, method, path, isSignedIn, headers, body }: FuzzRequest) {
    if (cookie === "" || used++ > 20) await signInAgain();
    const own = isSignedIn && headers["cookie"] === undefined && { cookie };
    // Node's client sets no content-length on a GET request.
    const length = body && { "content-length": String(body.byteLength) };
    const sent = { ...headers, ...own, ...length };
    const outgoing = request({ port, host: "127.0.0.1", agent, method, path, headers: sent });
    outgoing.end(body ?? undefined);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const reply = { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await readBody(incoming) };
    if (reply.headers["set-cookie"] || /password|session|deleteUser/i.test(call.operationId)) cookie = "";
    return reply;
  }

  const close = () => {
    agent.destroy();
    server.close();
  };
  return { described, statusOf, send, logged, [Symbol.dispose]: close };
}

type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof openTarget>>["send"]>>;

/** Checks the rules that hold for the reply to every request. */
function checkReply({ method, headers: sent }: FuzzRequest, reply: Reply, { schema, statusOf }: Expected) {
  const { status, headers, body } = reply;
  expect(status).toBeLessThan(500);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  if (headers["set-cookie"]) expect(headers["cache-control"]).toBe("private, no-store");
  if (status === 304) return expect([method, sent["if-none-match"], body]).toEqual([expect.any(String), "*", ""]);
  if (status !== 200) {
    const code = String(headers[refusalHeader]);
    expect([code, statusOf.get(code)]).toEqual([code, status]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("private, no-store");
    if (method !== "HEAD") expect(body).toSatisfy(isSentence);
    if (status === 405) expect(headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
    if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    return undefined;
  }
  expect(headers["content-type"]).toBe("application/json");
  if (method === "HEAD") return expect(body).toBe("");
  return expect(schema?.safeParse(JSON.parse(body)).error).toBeUndefined();
}

interface Expected {
  schema: z.ZodType | undefined;
  statusOf: ReadonlyMap<string, number>;
}

const numRuns = inject("fuzzRequests");

describe.each(testDatabases())("on $name", ({ open }) => {
  test(`${numRuns} requests of every kind are answered as the description says`, { timeout: 1_800_000 }, async () => {
    await using db = await open();
    using target = await openTarget(db);
    const { described, statusOf, send, logged } = target;
    const calls = readCalls(described);
    const schemaOf = new Map(calls.map(({ call, reply }) => [`${call.method} ${call.path}`, reply]));
    const answered = new Map<string, number>();

    const everyReply = fc.asyncProperty(requestsFor(calls.map(({ call }) => call)), async (asked) => {
      const reply = await send(asked);
      const method = asked.method === "HEAD" ? "GET" : asked.method;
      checkReply(asked, reply, { schema: schemaOf.get(`${method} ${asked.call.path}`), statusOf });
      answered.set(`${reply.status}`, (answered.get(`${reply.status}`) ?? 0) + 1);
    });
    await fc.assert(everyReply, { numRuns, endOnFailure: numRuns > 1000 });

    expect(Object.values(refusals).map(({ status }) => status)).toEqual([...statusOf.values()]);
    // At least a fifth of the requests were served and at least a fifth refused, so both outcomes were tested.
    expect(answered.get("200") ?? 0).toBeGreaterThan(numRuns / 5);
    expect(numRuns - (answered.get("200") ?? 0)).toBeGreaterThan(numRuns / 5);
    expect(logged.filter((line) => line.includes(" error ") || line.includes(password))).toEqual([]);
    console.log(`Fuzzed with ${numRuns} requests:`, Object.fromEntries([...answered].toSorted()));
  });
});
