import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runServer } from "../../tools/run-server.ts";
import { serverProgram } from "../../tools/server-process.ts";
import { atMost, median, report } from "./figures.ts";
import { cpuTime } from "./press.ts";

/**
 * This program measures the time from spawning the process to the first answer of /readyz, several times. A first start
 * makes the database and stores the release, and a restart finds both. All kinds of starts take turns, because the bare
 * server and the CPU times say how slow the machine is.
 */
const rounds = 7;

const dataFolder = mkdtempSync(join(tmpdir(), "mantra-restarts-"));
const kinds = {
  firstStart: () => start(serverProgram),
  restart: () => start(serverProgram, { DATA_DIR: dataFolder }),
  restartWithoutCompileCache: () => start(serverProgram, { DATA_DIR: dataFolder, NODE_DISABLE_COMPILE_CACHE: "1" }),
  fromSources: () => start("src/server/main.ts", { DATA_DIR: dataFolder }),
  bareHono: () => start("operate/measure/bare-hono.ts"),
};
type Kind = keyof typeof kinds;

// The first of all starts fills the compile cache and the data folder.
await kinds.restart();
const starts: (Start & { kind: Kind })[] = [];
for (let round = 0; round < rounds; round++)
  for (const kind of Object.keys(kinds) as Kind[]) starts.push({ kind, ...(await kinds[kind]()) });
rmSync(dataFolder, { recursive: true });

const medianOf = (kind: Kind, figure: keyof Start) =>
  Math.round(median(starts.filter((each) => each.kind === kind).map((each) => each[figure])));
console.table(
  (Object.keys(kinds) as Kind[]).map((kind) => ({
    kind,
    "ready after ms": medianOf(kind, "readyAfterMs"),
    "CPU ms": medianOf(kind, "cpuMs"),
  })),
);
report([
  atMost(400, { what: "first start to ready", value: medianOf("firstStart", "readyAfterMs"), unit: " ms", digits: 0 }),
  atMost(400, { what: "restart to ready", value: medianOf("restart", "readyAfterMs"), unit: " ms", digits: 0 }),
]);

interface Start {
  readyAfterMs: number;
  cpuMs: number;
}

async function start(program: string, settings: Record<string, string> = {}): Promise<Start> {
  const server = await runServer(settings, program);
  const cpuMs = cpuTime(server.pid) / 1e6;
  await server.stop();
  return { readyAfterMs: server.readyAfterMs, cpuMs };
}
