import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["br; q=0.0, gzip;q=0", null],
  ["brotli", null],
  ["BR", "br"],
  ["identity", null],
  ["", null],
])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
  const { ask, call } = testApp();
  const reply = await ask("/api/deities", { headers: { "accept-encoding": accepted } });
  expect(reply.headers.get("content-encoding")).toBe(encoding);
  expect(reply.headers.get("vary")).toBe("accept-encoding");
  const body = Buffer.from(await reply.arrayBuffer());
  expect(reply.headers.get("content-length")).toBe(String(body.byteLength));
  const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(JSON.parse(text.toString())).toEqual(await call(api.deities, {}));
});

test("an uncached response is compressed too, but not in development", async () => {
  const [path, headers] = ["/api/search?q=shiva", { "accept-encoding": "br" }];
  const reply = await testApp().ask(path, { headers });
  expect(reply.headers.get("content-encoding")).toBe("br");
  const text = brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString();
  expect(JSON.parse(text).mantras).not.toEqual([]);
  const inDevelopment = await testApp({ cacheLimit: 0 }).ask(path, { headers });
  expect(inDevelopment.headers.get("content-encoding")).toBeNull();
  expect(await inDevelopment.text()).toBe(text);
});

test("a client with the current ETag gets 304", async () => {
  const { ask } = testApp();
  const first = await ask("/api/deities", { headers: { "accept-encoding": "br" } });
  const etag = first.headers.get("etag") ?? "";
  for (const known of [etag, `"other", ${etag}`, "*"]) {
    const again = await ask("/api/deities", { headers: { "if-none-match": known } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    expect(await again.text()).toBe("");
  }
  expect((await ask("/api/deities", { headers: { "if-none-match": 'W/"older"' } })).status).toBe(200);
});

test("a public read may be cached by anybody, and a query string does not change it", async () => {
  const { ask } = testApp();
  const plain = await ask("/api/deities");
  const decorated = await ask("/api/deities?utm=1&%E0%A4%A");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  expect(decorated.headers.get("etag")).toBe(plain.headers.get("etag"));
});

test("HEAD responds as GET does, without the body", async () => {
  const { ask } = testApp();
  for (const path of ["/api/deities", "/api/session", "/livez"]) {
    const got = await ask(path);
    const headed = await ask(path, { method: "HEAD" });
    expect(headed.status).toBe(200);
    expect(headed.headers.get("content-type")).toBe(got.headers.get("content-type"));
    expect(headed.headers.get("etag")).toBe(got.headers.get("etag"));
    expect(await headed.text()).toBe("");
  }
});

test.each([
  ["GET", "/api/nothing", 404, "Call not found"],
  ["GET", "/api", 404, "Call not found"],
  ["GET", "/api/deities/", 404, "Call not found"],
  ["GET", "/api/deities/nobody", 404, "Deity not found"],
  ["GET", "/api/deities/shiva%2Fom", 404, "Deity not found"],
  ["GET", "/api/deities/%E0%A4%A", 400, "This address is not encoded as addresses must be"],
  ["POST", "/api/favorites/%00", 400, "This address is not encoded as addresses must be"],
  ["DELETE", "/api/user/passkeys/%00", 400, "This address is not encoded as addresses must be"],
  ["POST", "/api/deities", 405, "Only GET, HEAD can be used here"],
  ["DELETE", "/api/chant/shiva/om-namah-shivaya", 405, "Only GET, HEAD can be used here"],
  ["PUT", "/", 405, "Only GET, HEAD can be used here"],
  ["POST", "/livez", 405, "Only GET, HEAD can be used here"],
])("%s %s is refused with %i and one plain sentence", async (method, path, status, sentence) => {
  const { ask, logged } = testApp();
  const reply = await ask(path, { method });
  expect(reply.status).toBe(status);
  expect(await reply.text()).toBe(sentence);
  expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(reply.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
  expect(logged).toEqual([]);
});

test("a percent-encoded id is the same id", async () => {
  const { ask } = testApp();
  expect((await ask("/api/deities/%73hiva")).status).toBe(200);
});

test("a defect is described no further in the response, and logged without the query", async () => {
  const { deps } = testApp();
  const deities = new Map(deps.library.deities);
  const { ask, logged } = testApp({ library: { ...deps.library, deities } });
  deities.get = () => {
    throw new Error("a defect");
  };
  const reply = await ask("/api/deities/shiva?token=secret");
  expect(reply.status).toBe(500);
  expect(await reply.text()).toBe("Something went wrong on the server");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("a defect");
  expect(logged[0]).not.toContain("secret");
});

test("livez tells that the process responds, readyz also that the database does", async () => {
  const { ask, deps } = testApp();
  expect(await (await ask("/livez")).text()).toBe("ok");
  expect(await (await ask("/readyz")).text()).toBe("ok");
  await deps.db.destroy();
  expect((await ask("/livez")).status).toBe(200);
  const reply = await ask("/readyz");
  expect(reply.status).toBe(503);
  expect(reply.headers.get("retry-after")).toBe("5");
});

test("a probe that fails again and again is one line in the log", async () => {
  const { ask, deps, logged } = testApp();
  await ask("/readyz");
  await deps.db.destroy();
  for (let time = 0; time < 30; time++) expect((await ask("/readyz")).status).toBe(503);
  expect(logged.filter((line) => line.includes("The database cannot be written"))).toHaveLength(1);
});

test("a server about to stop is not ready, but still alive", async () => {
  const { ask } = testApp({ isDraining: () => true });
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/livez")).status).toBe(200);
});
