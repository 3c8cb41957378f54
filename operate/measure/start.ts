import { runServer } from "../../tools/run-server.ts";
import { serverProgram } from "../../tools/server-process.ts";
import { atMost, median, report } from "./figures.ts";
import { cpuTime } from "./press.ts";

/**
 * This program measures the time from spawning the process to the first answer of /readyz, several times, of which the
 * first fills the compile cache. The built server and the sources are started in turn, because their CPU times say what
 * the build saves also on a busy machine.
 */
const rounds = 7;

const built: Start[] = [];
const fromSources: Start[] = [];
for (let round = 0; round < rounds; round++) {
  built.push(await start(serverProgram));
  fromSources.push(await start("src/server/main.ts"));
}
const [first = Number.NaN, ...later] = built.map(({ readyAfterMs }) => readyAfterMs);
console.table({ built: laterCpu(built), "from sources": laterCpu(fromSources) });
report([
  atMost(400, { what: "first start to ready", value: first, unit: " ms", digits: 0 }),
  atMost(400, { what: "later starts to ready, median", value: median(later), unit: " ms", digits: 0 }),
]);

interface Start {
  readyAfterMs: number;
  cpuMs: number;
}

async function start(program: string): Promise<Start> {
  const server = await runServer({}, program);
  const cpuMs = cpuTime(server.pid) / 1e6;
  await server.stop();
  return { readyAfterMs: server.readyAfterMs, cpuMs };
}

function laterCpu(starts: readonly Start[]) {
  return { "CPU to ready, ms, median of later starts": Math.round(median(starts.slice(1).map(({ cpuMs }) => cpuMs))) };
}
