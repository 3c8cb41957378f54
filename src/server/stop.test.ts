import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";

const stopModule = new URL("stop.ts", import.meta.url).href;

/** A server with slow responses, in a process of its own because signals are for processes. It prints its port. */
const program = `
  import { createServer } from "node:http";
  import { stopOnSignals } from ${JSON.stringify(stopModule)};
  let isDraining = false;
  const server = createServer((incoming, reply) => {
    if (isDraining) reply.setHeader("connection", "close");
    setTimeout(() => reply.end(isDraining ? "draining" : "ok"), incoming.url === "/slow" ? 1500 : incoming.url === "/never" ? 60_000 : 0);
  });
  const log = { debug() {}, info: console.log, warn: console.log, error() {} };
  const closeData = async () => console.log("Data closed");
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  stopOnSignals({ server, log, drainTime: 1000, drain: () => (isDraining = true), closeData });
`;

async function startServer() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (text: string) => lines.push(...text.trim().split("\n")));
  await once(child.stdout, "data");
  return { child, lines, url: `http://127.0.0.1:${lines[0]}` };
}

async function read(url: string, agent = new Agent()) {
  const [incoming] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return { text, connection: incoming.headers.connection };
}

async function exitCodeOf(child: ChildProcess) {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

test("at SIGTERM the server finishes running requests, reports 503, closes its data and exits", async () => {
  const { child, lines, url } = await startServer();
  const agent = new Agent({ keepAlive: true });
  expect(await read(url, agent)).toEqual({ text: "ok", connection: "keep-alive" });
  const slow = read(`${url}/slow`);
  await pause(100);
  child.kill("SIGTERM");
  await pause(200);
  expect(await read(url, agent)).toEqual({ text: "draining", connection: "close" });
  expect((await slow).text).toBe("draining");
  expect(await exitCodeOf(child)).toBe(0);
  expect(lines.slice(1)).toEqual(["Stopping { signal: 'SIGTERM' }", "Data closed", "Stopped"]);
}, 15_000);

test("a request over a connection that was open before the port closed is answered", async () => {
  const { child, url } = await startServer();
  const agent = new Agent({ keepAlive: true });
  await read(url, agent);
  child.kill("SIGINT");
  await expect.poll(() => read(url).catch((error: { code?: string }) => error.code)).toBe("ECONNREFUSED");
  expect(await read(url, agent)).toEqual({ text: "draining", connection: "close" });
  expect(await exitCodeOf(child)).toBe(0);
});

test("an idle connection does not delay the exit", async () => {
  const { child, lines, url } = await startServer();
  await read(url, new Agent({ keepAlive: true }));
  child.kill("SIGINT");
  expect(await exitCodeOf(child)).toBe(0);
  expect(lines).not.toContain("Busy connections are closed");
});

test("a second signal exits immediately", async () => {
  const { child, url } = await startServer();
  void read(`${url}/never`).catch(() => {});
  await pause(100);
  child.kill("SIGTERM");
  await pause(100);
  child.kill("SIGTERM");
  expect(await exitCodeOf(child)).toBe(1);
});
