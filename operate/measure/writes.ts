import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { runServer } from "../../tools/run-server.ts";
import { atLeast, median, report } from "./figures.ts";
import { signUp } from "./person.ts";
import { askOnce, connect, requestText } from "./press.ts";
import { startBare } from "./start-bare.ts";

/**
 * This program measures durable writes over HTTP. One client is compared with the disk's own rate of fdatasync, and
 * with a bare server that stores as much with one fdatasync before each reply, in turn on the same disk. Then 32
 * clients write, and strace, where it is installed, counts how many of their writes one fdatasync made durable.
 */
const server = await runServer({ ADDRESS_LIMIT_FACTOR: "1000000" });
const person = await signUp(server);
const { origin } = server;
const mantra = "/api/favorites/om-namah-shivaya";
const headers = { origin, cookie: person.cookie };
const [add = "", remove = ""] = ["POST", "DELETE"].map((method) =>
  requestText({ origin, path: mantra, headers }, method),
);
const reply = await askOnce({ origin, pid: server.pid, path: "/api/favorites", headers });
const bareServer = await startBare(reply, join(server.dataFolder, "bare-writes"));
const sockets = { ours: await connect(origin), bare: await connect(bareServer.origin) };

/**
 * Adds and removes in turn, because each changes something. It uses a bare socket, because `fetch` takes longer than
 * the server.
 */
async function write(socket: Socket, forMs: number) {
  let count = 0;
  for (const until = performance.now() + forMs; performance.now() < until; count++) {
    socket.write(count % 2 === 0 ? add : remove);
    const [reply] = await once(socket, "data");
    if (!String(reply).startsWith("HTTP/1.1 200 ")) throw new Error(String(reply));
  }
  return (count / forMs) * 1000;
}

/** Counts how often in a second the disk stores a page that is overwritten. */
function syncRate(forMs: number) {
  const file = openSync(join(server.dataFolder, "sync-rate"), "w");
  let count = 0;
  for (const until = performance.now() + forMs; performance.now() < until; count++) {
    writeSync(file, Buffer.alloc(4096), 0, 4096, (count % 256) * 4096);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (count / forMs) * 1000;
}

const rounds: { written: number; bare: number; fdatasync: number }[] = [];
for (let round = 0; round < 5; round++) {
  const written = await write(sockets.ours, 1000);
  rounds.push({ written, bare: await write(sockets.bare, 1000), fdatasync: syncRate(1000) });
}
sockets.bare.destroy();
bareServer.stop();

const people = await Promise.all(
  Array.from({ length: 32 }, (_, number) => signUp(server, `person-${number}@example.org`)),
);
const trace = spawn("strace", ["-f", "-p", String(server.pid), "-e", "trace=fsync,fdatasync"], {
  stdio: ["ignore", "ignore", "pipe"],
});
let syncs = 0;
trace.stderr.on("data", (lines: Buffer) => (syncs += String(lines).split(/f(?:data)?sync\(/).length - 1));
const isTraced = await Promise.race([
  once(trace, "error").then(() => false),
  once(trace.stderr, "data").then(([said]) => String(said).includes("attached")),
]);
const times = 40;
await Promise.all(
  people.map(async ({ call }) => {
    for (let time = 0; time < times; time++) await call(time % 2 === 0 ? "POST" : "DELETE", mantra);
  }),
);
trace.kill("SIGINT");
if (isTraced) await once(trace, "close");
sockets.ours.destroy();
console.table(rounds);
const ofDisk = median(rounds.map(({ bare, fdatasync }) => bare / fdatasync));
const ofBare = median(rounds.map(({ written, bare }) => written / bare));
console.log(
  `A bare server reaches ${ofDisk.toFixed(2)} of the disk's fdatasync, ours ${ofBare.toFixed(2)} of the bare server`,
);
report([
  atLeast(0.5, {
    what: "durable writes of one client, of the disk's fdatasync",
    value: median(rounds.map(({ written, fdatasync }) => written / fdatasync)),
  }),
  ...(isTraced
    ? [atLeast(5, { what: "writes of 32 clients for each fsync", value: (times * people.length) / syncs })]
    : []),
]);
if (!isTraced) console.log("Without strace nobody counts the fsyncs of 32 clients.");
await server.stop();
