import { runServer, type RunningServer } from "../../tools/run-server.ts";
import { atLeast, median, report } from "./figures.ts";
import { signUp } from "./person.ts";
import { askOnce, press, type Target } from "./press.ts";
import { startBare } from "./start-bare.ts";

/**
 * This program compares the CPU time of a reply with that of Node's own server sending the same bytes and headers: 1
 * would be as quick. Both are measured in turn, so that other load of the machine affects both.
 */
const rounds = Number(process.argv[2] ?? 7);
const pressure = { connections: 16, forMs: 1000 };
const brotli = { "accept-encoding": "gzip, deflate, br, zstd" };
const mantra = "om-namah-shivaya";
const goals = { "page from memory": 0.8, "public API": 0.75, "personal API": 0.25, "page rendered anew": 0.05 };

const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000000" });
const uncached = await runServer({}, "operate/measure/uncached-server.ts");
const person = await signUp(server);
await person.call("POST", `/api/favorites/${mantra}`);
const signedIn = { cookie: person.cookie };

const rows = [
  await compare("page from memory", { server, path: "/", headers: brotli }),
  await compare("page from memory", { server, path: "/deity/shiva", headers: brotli }),
  await compare("public API", { server, path: "/api/deities", headers: brotli }),
  await compare("public API", { server, path: "/api/deities/shiva", headers: brotli }),
  await compare("personal API", { server, path: "/api/session", headers: signedIn }),
  await compare("personal API", { server, path: "/api/favorites", headers: signedIn }),
  await compare("page rendered anew", { server: uncached, path: "/" }),
  await compare("page rendered anew", { server: uncached, path: "/deity/shiva" }),
  await compare("page rendered anew", { server: uncached, path: `/chant/shiva/${mantra}` }),
];
console.table(rows);
report(
  rows.map(({ kind, path, ratio }) =>
    atLeast(goals[kind], { what: `${kind}, of a bare server: ${path}`, value: Number(ratio), digits: 3 }),
  ),
);
await server.stop();
await uncached.stop();

interface Comparison {
  server: RunningServer;
  path: string;
  headers?: Record<string, string>;
}

async function compare(kind: keyof typeof goals, { server: { origin, pid }, path, headers = {} }: Comparison) {
  const ours: Target = { origin, pid, path, headers };
  const reply = await askOnce(ours);
  const control = await startBare(reply);
  const bare: Target = { ...ours, ...control };
  const times: { ours: number; bare: number; ratio: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
    const pair = [await press(first, pressure), await press(second, pressure)];
    const [of = 0, against = 0] = first === ours ? pair : pair.toReversed();
    // The first round only warms both up.
    if (round >= 0) times.push({ ours: of, bare: against, ratio: against / of });
  }
  control.stop();
  const ratios = times.map(({ ratio }) => ratio);
  return {
    kind,
    path,
    bytes: reply.body.length,
    "CPU, µs": Math.round(median(times.map((time) => time.ours))),
    "bare, µs": Math.round(median(times.map((time) => time.bare))),
    ratio: median(ratios).toFixed(3),
    range: `${Math.min(...ratios).toFixed(3)}–${Math.max(...ratios).toFixed(3)}`,
  };
}
