import { Agent, request } from "node:https";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../src/model/paths.ts";

interface Sent {
  method?: string;
  cookie?: string;
  body?: object;
}

interface Reply {
  status: number;
  text: string;
  cookie: string;
}

/** Between two requests of a visitor, in ms. */
const rest = 100;

const pages = [
  paths.home(),
  paths.mantras(),
  paths.deity("shiva"),
  paths.chant("shiva", "om-namah-shivaya"),
  paths.blog(),
];
const mantra = "/api/favorites/om-namah-shivaya";

export type Visitors = ReturnType<typeof createVisitors>;

/** Browsers on one site, who count what fails: whatever is not answered, or by a 5xx. Several connections, kept alive. */
export function createVisitors(origin: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });
  const failures = new Map<string, number>();
  let asked = 0;
  /** Aborted when they shall leave. */
  let visit = new AbortController();
  const fileNames = new Set<string>();
  const missing = new Set<string>();
  /** Ids of acknowledged practice, by person. */
  const acknowledged = new Map<string, string[]>();
  /** In ms, between two practices that were acknowledged. */
  let longestGap = 0;
  let lastAt = performance.now();

  function send(path: string, { method = "GET", cookie, body }: Sent = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const headers = {
      "accept-encoding": "identity",
      "sec-fetch-site": "same-origin",
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
    };
    const sent = request(origin + path, { agent, method, headers, timeout: 60_000 }, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      reply.on("error", reject);
      reply.on("end", () =>
        resolve({
          status: reply.statusCode ?? 0,
          text,
          cookie: reply.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "",
        }),
      );
    });
    sent.on("error", reject).on("timeout", () => sent.destroy(new Error("timeout")));
    sent.end(body && JSON.stringify(body));
    return promise;
  }

  /** Null where it failed, which is counted. */
  async function ask(path: string, sent: Sent = {}): Promise<Reply | null> {
    asked += 1;
    const reply = await send(path, sent).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    if (typeof reply === "object" && reply.status < 500) return reply;
    const why = typeof reply === "object" ? `${reply.status} ${reply.text.slice(0, 60)}` : reply;
    const kind = `${sent.method ?? "GET"} ${path.replace(/-[\w-]{8}\./, "-….")}: ${why}`;
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
    return null;
  }

  /** Opens pages, and everything that they name. */
  async function read() {
    for (let round = 0; !visit.signal.aborted; round++) {
      const page = await ask(pages[round % pages.length] ?? "/");
      const named = new Set(page?.text.match(/\/(?:assets\/[\w.-]+\.(?:js|css|svg)|fonts\/[\w.-]+\.woff2)/g));
      await Promise.all([...named].map(fetchFile));
      await pause(rest);
    }
  }

  async function fetchFile(path: string) {
    fileNames.add(path);
    const file = await ask(path);
    if (file && file.status !== 200) missing.add(path);
  }

  async function signUp() {
    const email = `${randomUUID()}@example.org`;
    const reply = await send("/api/auth/sign-up", {
      method: "POST",
      body: { name: "Mira Bai", email, password: "giridhar gopal" },
    });
    if (!reply.cookie) throw new Error(`Signing up was answered with ${reply.status} ${reply.text}`);
    acknowledged.set(reply.cookie, []);
    return reply.cookie;
  }

  /** Chants, changes favorites and asks who is signed in. */
  async function practice(cookie: string) {
    for (let round = 0; !visit.signal.aborted; round++) {
      const kind = round % 4;
      if (kind === 0) await chant(cookie);
      else if (kind === 1) await ask(mantra, { method: "POST", cookie });
      else if (kind === 2) await ask(mantra, { method: "DELETE", cookie });
      else await ask("/api/session", { cookie });
      await pause(rest);
    }
  }

  async function chant(cookie: string) {
    const ended = new Date();
    const id = randomUUID();
    const body = {
      id,
      deityId: "shiva",
      mantraId: "om-namah-shivaya",
      repetitions: 1,
      startedAt: new Date(ended.getTime() - 2000).toISOString(),
      endedAt: ended.toISOString(),
      localDate: ended.toISOString().slice(0, 10),
      timeZone: "UTC",
    };
    const reply = await ask("/api/practice/chants", { method: "POST", cookie, body });
    if (reply?.status !== 200) return;
    acknowledged.get(cookie)?.push(id);
    longestGap = Math.max(longestGap, performance.now() - lastAt);
    lastAt = performance.now();
  }

  /** Starts readers and people who practice; resolves with a function that ends their visits. */
  async function come({ readers, people }: { readers: number; people: number }) {
    visit = new AbortController();
    const cookies = [...acknowledged.keys()];
    while (cookies.length < people) cookies.push(await signUp());
    const visits = [...Array.from({ length: readers }, read), ...cookies.map(practice)];
    return async () => {
      visit.abort();
      await Promise.all(visits);
    };
  }

  /** Acknowledged practice that is not there, by what each person exports. */
  async function findLost() {
    const lost: string[] = [];
    for (const [cookie, ids] of acknowledged) {
      const { text } = await send("/api/user/export", { cookie });
      lost.push(...ids.filter((id) => !text.includes(id)));
    }
    return lost;
  }

  const failuresOf = (fits: (kind: string) => boolean) =>
    [...failures].reduce((sum, [kind, count]) => sum + (fits(kind) ? count : 0), 0);

  return {
    come,
    isUp: async () => (await send("/livez")).status === 200,
    findLost,
    fetchFile,
    forgetGaps: () => void (longestGap = 0),
    /** Also the one that has not ended yet. */
    longestGap: () => Math.round(Math.max(longestGap, performance.now() - lastAt)),
    report: () => ({
      asked,
      failed: failuresOf(() => true),
      failedPages: failuresOf((kind) => /^GET \/(?!api)/.test(kind)),
      failures: Object.fromEntries(failures),
      acknowledged: [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0),
      files: [...fileNames],
      missing: [...missing],
    }),
    leave: () => agent.destroy(),
  };
}
