import { runServer } from "../tools/run-server.ts";

/** From spawning the process to the first answer of /readyz, several times: the first fills the compile cache. */
const rounds = 7;

const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  const server = await runServer();
  times.push(Math.round(server.readyAfterMs));
  await server.stop();
}
const [first, ...others] = times;
const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
console.table([{ "first start, ms": first, "later starts, ms (median)": median }]);
