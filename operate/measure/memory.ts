import { readFileSync } from "node:fs";
import { runServer } from "../../tools/run-server.ts";
import { atMost, report, type Figure } from "./figures.ts";

/**
 * This program prints the resident memory of the server after each ten thousand requests for pages and calls of the
 * whole catalogue.
 */
const rounds = 3;
const requestsPerRound = 10_000;
const atOnce = 16;

const server = await runServer();
const deities: { id: string }[] = await (await fetch(`${server.origin}/api/deities`)).json();
const details = await Promise.all(
  deities.map(async ({ id }): Promise<{ id: string; mantras: { id: string }[] }> =>
    (await fetch(`${server.origin}/api/deities/${id}`)).json(),
  ),
);
const paths = ["/", "/mantras"];
for (const { id, mantras } of details) {
  paths.push(`/deity/${id}`, `/api/deities/${id}`);
  for (const mantra of mantras) paths.push(`/chant/${id}/${mantra.id}`, `/api/chant/${id}/${mantra.id}`);
}

async function ask(first: number) {
  for (let n = first; n < requestsPerRound; n += atOnce) {
    const path = paths[n % paths.length] ?? "/";
    await (await fetch(server.origin + path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
  }
}

const residentMB = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1000;

const rows: Figure[] = [];
for (let round = 1; round <= rounds; round++) {
  await Promise.all(Array.from({ length: atOnce }, (_, first) => ask(first)));
  const what = `resident memory after ${round * requestsPerRound} requests`;
  rows.push(atMost(160, { what, value: residentMB(), unit: " MB", digits: 0 }));
}
report(rows);
await server.stop();
