import { runServer } from "../tools/run-server.ts";
import { atMost, median, report } from "./figures.ts";

/** From spawning the process to the first answer of /readyz, several times: the first fills the compile cache. */
const rounds = 7;

const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  const server = await runServer();
  times.push(Math.round(server.readyAfterMs));
  await server.stop();
}
const [first = Number.NaN, ...others] = times;
report([
  atMost(400, { what: "first start to ready", value: first, unit: " ms", digits: 0 }),
  atMost(400, { what: "later starts to ready, median", value: median(others), unit: " ms", digits: 0 }),
]);
