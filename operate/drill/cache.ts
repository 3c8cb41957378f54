import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "../../src/contract/api.ts";
import { fillPath } from "../../src/contract/endpoint.ts";
import { buildIfNeeded } from "../../tools/build-if-needed.ts";
import { freePort } from "../../tools/free-port.ts";
import { createInstance } from "./instance.ts";
import { until } from "./program.ts";
import { runNginx } from "./proxies.ts";

/* `npm run drill:cache` runs the caching nginx of deploy/ in front of one instance. Pages and public calls must come
   from the cache, nothing personal may, and two people who ask for the same must never see each other's bytes. */

const home = mkdtempSync(join(tmpdir(), "cache-"));
// The workers of nginx may run as another user.
chmodSync(home, 0o755);
buildIfNeeded();
const port = await freePort();
const ports = { http: await freePort(), https: await freePort(), one: port, two: port };
const origin = `https://localhost:${ports.https}`;

{
  const settings = { DATA_DIR: join(home, "data"), SITE_URL: origin };
  await using instance = createInstance({ port, settings, log: join(home, "instance.log") });
  await instance.start();
  await using nginx = runNginx({ folder: join(home, "nginx"), ports });
  await until("nginx answers", async () => nginx.isRunning() && (await ask("/livez")).status === 200);

  const [mira, kabir] = [await signUp("Mira Bai"), await signUp("Kabir Das")];
  await checkPersonalCalls(mira, kabir);
  await checkPublic(mira);
  await checkConditions();
  // Nobody can be asked for a new copy now, so the last copies are served.
  await instance.stop();
  const alone = await ask("/about");
  assert.equal(alone.status, 200);
  assert.equal((await ask("/api/session", { cookie: mira.cookie })).status, 502);
  console.log("Two people, every GET of the API and the pages: nothing personal was cached, all that is public was.");
}
rmSync(home, { recursive: true });

interface Sent {
  method?: string;
  cookie?: string;
  body?: object;
  headers?: Record<string, string>;
}

function ask(path: string, { method = "GET", cookie, body, headers }: Sent = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    text: string;
    header: (name: string) => string;
  }>();
  const all = {
    "sec-fetch-site": "same-origin",
    ...(cookie && { cookie }),
    ...(body && { "content-type": "application/json" }),
    ...headers,
  };
  const sent = request(origin + path, { method, headers: all, rejectUnauthorized: false }, (reply) => {
    let text = "";
    reply.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    reply.on("end", () =>
      resolve({ status: reply.statusCode ?? 0, text, header: (name) => String(reply.headers[name] ?? "") }),
    );
  });
  sent.on("error", reject).end(body && JSON.stringify(body));
  return promise;
}

interface Person {
  name: string;
  cookie: string;
}

async function signUp(name: string): Promise<Person> {
  const body = { name, email: `${randomUUID()}@example.org`, password: "giridhar gopal" };
  const reply = await ask("/api/auth/sign-up", { method: "POST", body });
  assert.equal(reply.status, 200);
  return { name, cookie: reply.header("set-cookie").split(";", 1)[0] ?? "" };
}

/** Sends every GET of the API as one person, as the other, as nobody, and as the first one again. */
async function checkPersonalCalls(mira: Person, kabir: Person) {
  const params = { deityId: "shiva", mantraId: "om-namah-shivaya", slug: "introduction-to-vedic-mantras" };
  for (const { method, path, access } of Object.values(api)) {
    if (method !== "GET" || access === "public") continue;
    const address = fillPath(path, params);
    for (const { cookie, name } of [mira, kabir, { cookie: "", name: "" }, mira]) {
      const reply = await ask(address, { cookie });
      const other = [mira, kabir].find((person) => person.name !== name)?.name ?? "";
      assert.equal(reply.text.includes(other), false, `${address} shows somebody else`);
      assert.notEqual(reply.header("x-cache"), "HIT", `${address} was cached`);
      assert.match(reply.header("cache-control"), /private, no-store/, address);
    }
  }
  const both = await Promise.all([mira, kabir].map(({ cookie }) => ask("/api/session", { cookie })));
  assert.deepEqual(
    both.map(({ text }) => [text.includes("Mira Bai"), text.includes("Kabir Das")]),
    [
      [true, false],
      [false, true],
    ],
  );
}

/** Checks that everybody gets the same bytes, and that the second response comes from the cache. */
async function checkPublic({ name, cookie }: Person) {
  const calls = Object.values(api).filter(
    ({ method, access, path }) => method === "GET" && access === "public" && !path.includes(":"),
  );
  const addresses = [
    "/",
    "/about",
    "/deity/shiva",
    "/favorites",
    "/profile",
    "/auth?mode=reset",
    ...calls.map(({ path }) => (path === api.search.path ? `${path}?q=shiva` : path)),
  ];
  for (const address of addresses) {
    const first = await ask(address, { cookie });
    const second = await ask(address);
    assert.equal(second.header("x-cache"), "HIT", `${address} was not cached`);
    assert.equal(second.text, first.text);
    assert.equal(first.text.includes(name), false, `${address} holds something personal`);
    assert.equal(first.header("set-cookie"), "");
  }
}

async function checkConditions() {
  const page = await ask("/about");
  const unchanged = await ask("/about", { headers: { "if-none-match": page.header("etag") } });
  assert.deepEqual([unchanged.status, unchanged.text], [304, ""]);
  const headed = await ask("/about", { method: "HEAD" });
  assert.deepEqual([headed.status, headed.text, headed.header("etag")], [200, "", page.header("etag")]);
  const encodings = await Promise.all(
    ["br, gzip", "gzip", "identity"].map((accepted) => ask("/about", { headers: { "accept-encoding": accepted } })),
  );
  assert.deepEqual(
    encodings.map(({ header }) => header("content-encoding")),
    ["br", "gzip", ""],
  );
  const sung = await ask("/audio/om-chant-meditation.mp3", { headers: { range: "bytes=0-99" } });
  assert.equal(sung.status, 206);
  // The results of a search differ by their query.
  const [shiva, durga] = [await ask("/search?q=shiva"), await ask("/search?q=durga")];
  assert.notEqual(shiva.text, durga.text);
}
