import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { mira, openBrowser } from "../../src/server/accounts/test-browser.ts";
import { chanted } from "../../src/server/practice-log/test-entries.ts";
import { runServer } from "../../tools/run-server.ts";

/**
 * `npm run drill:soak [minutes]` runs a mixed load for thirty minutes, and prints memory and latency of each. It fails
 * when memory or latency of the last third is far above that of the third before.
 */
const minutes = Number(process.argv[2] ?? 30);
const visitors = 8;
/**
 * The pause between two requests of a visitor, in ms. The load is heavy enough for memory to grow, and light enough for
 * a shared machine.
 */
const rest = 20;

const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000000", LOG_LEVEL: "warn" });
const { origin } = server;
const pages = [
  "/",
  "/mantras",
  "/deity/shiva",
  "/chant/shiva/om-namah-shivaya",
  "/blog",
  "/meditation",
  "/search?q=om",
];
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

interface Minute {
  durations: number[];
  failed: number;
}
let current: Minute = { durations: [], failed: 0 };

async function ask(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.delete("sec-fetch-site");
  headers.set("origin", origin);
  headers.set("accept-encoding", "br");
  const begun = performance.now();
  const reply = await fetch(origin + path, { ...init, headers });
  const body = await reply.arrayBuffer();
  current.durations.push(performance.now() - begun);
  if (!reply.ok) current.failed++;
  return new Response(body, { status: reply.status, headers: reply.headers });
}

const until = Date.now() + minutes * 60_000;

async function visit(person: number) {
  const browser = openBrowser(ask);
  const email = `soak-${person}@example.org`;
  await browser.signUp({ ...mira, email });
  for (let round = 0; Date.now() < until; round++) {
    await browser.get(pages[round % pages.length] ?? "/");
    await pause(rest);
    await browser.get(round % 2 ? "/api/favorites" : "/api/user/profile");
    await pause(rest);
    await browser.request(round % 2 ? "POST" : "DELETE", "/api/favorites/om-namah-shivaya");
    await pause(rest);
    // Sometimes there is an entry of another day, and a sign-in, as with real people.
    const number = person * 1_000_000 + round;
    if (round % 20 === 0) await browser.post("/api/practice/chants", chanted(number, 1, dayBefore(1 + (round % 300))));
    if (round % 200 === 0) await browser.signIn(email);
  }
}

const residentMB = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1000;
const percentile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

const rows: {
  minute: number;
  requests: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  "RSS, MB": number;
}[] = [];
async function observe() {
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const { durations, failed } = current;
    current = { durations: [], failed: 0 };
    const sorted = durations.toSorted((a, b) => a - b);
    const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => Number(percentile(sorted, part).toFixed(1)));
    rows.push({ minute, requests: sorted.length, failed, p50, p95, p99, "RSS, MB": Math.round(residentMB()) });
    console.log(JSON.stringify(rows.at(-1)));
  }
}

await Promise.all([observe(), ...Array.from({ length: visitors }, (_, person) => visit(person))]);
await server.stop();
console.table(rows);

const third = Math.floor(rows.length / 3);
const [before, last] = [rows.slice(-2 * third, -third), rows.slice(-third)];
const middle = (of: typeof rows, column: "p50" | "RSS, MB") =>
  percentile(
    of.map((row) => row[column]).toSorted((a, b) => a - b),
    0.5,
  );
const growth = {
  memory: middle(last, "RSS, MB") / middle(before, "RSS, MB"),
  latency: middle(last, "p50") / middle(before, "p50"),
};
console.table(growth);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
if (failed > 0 || growth.memory > 1.1 || growth.latency > 1.5) process.exitCode = 1;
