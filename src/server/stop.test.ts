import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";

const stopModule = new URL("stop.ts", import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), "stop-"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A server with slow responses. It has a process of its own, because signals are sent to processes. It prints its port.
 * `/busy` blocks its event loop until the file exists, and then for longer than any wait of a stop.
 */
const program = `
  import { existsSync, writeSync } from "node:fs";
  import { createServer } from "node:http";
  import { stopOnSignals } from ${JSON.stringify(stopModule)};
  let isDraining = false;
  const server = createServer((incoming, reply) => {
    if (isDraining) reply.setHeader("connection", "close");
    if (incoming.url === "/busy") {
      writeSync(1, "Busy\\n");
      const until = performance.now() + 1100;
      while (performance.now() < until || !existsSync(process.argv[1]));
    }
    const answer = () => reply.end(isDraining ? "draining" : "ok");
    if (incoming.url === "/whole") return void incoming.on("end", answer).resume();
    setTimeout(answer, incoming.url === "/slow" ? 1500 : incoming.url === "/never" ? 60_000 : 0);
  });
  const log = { debug() {}, info: console.log, warn: console.log, error() {} };
  const closeData = async () => console.log("Data closed");
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
  stopOnSignals({ server, log, drainTime: 1000, drain: () => (isDraining = true), closeData });
`;

async function startServer(endOfBusy = "") {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, endOfBusy], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
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

/** Begins a write, which no proxy repeats by itself. Its reply is the response, or the code of the error. */
function beginWrite(url: string, agent = new Agent()) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const sent = request(url, { method: "POST", agent }, (incoming) => {
    let text = "";
    incoming.on("data", (chunk) => (text += String(chunk))).on("end", () => resolve(text));
  });
  sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  return { sent, reply: promise };
}

function write(url: string, agent = new Agent()) {
  const { sent, reply } = beginWrite(url, agent);
  return { reply, isSent: once(sent.end(), "finish") };
}

test("writes that arrive as a busy server closes its port are answered, and not reset", async () => {
  const endOfBusy = join(folder, "port");
  const { child, lines, url } = await startServer(endOfBusy);
  child.kill("SIGTERM");
  await expect.poll(() => lines).toContain("Stopping { signal: 'SIGTERM' }");
  const busy = read(`${url}/busy`);
  await expect.poll(() => lines).toContain("Busy");
  const writes = Array.from({ length: 5 }, () => write(url));
  await Promise.all(writes.map(({ isSent }) => isSent));
  writeFileSync(endOfBusy, "");
  const replies = await Promise.all(writes.map(({ reply }) => reply));
  expect(replies).toEqual(writes.map(() => "draining"));
  expect((await busy).text).toBe("draining");
  expect(await exitCodeOf(child)).toBe(0);
});

test("a write over an idle connection that a busy server is about to close is answered, and not reset", async () => {
  const endOfBusy = join(folder, "idle");
  const { child, lines, url } = await startServer(endOfBusy);
  const [one, two] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  await Promise.all([read(url, one), read(url, two)]);
  child.kill("SIGINT");
  await expect.poll(() => read(url).catch((error: { code?: string }) => error.code)).toBe("ECONNREFUSED");
  const busy = read(`${url}/busy`, one);
  await expect.poll(() => lines).toContain("Busy");
  const late = write(url, two);
  await late.isSent;
  writeFileSync(endOfBusy, "");
  expect([await late.reply, (await busy).text]).toEqual(["draining", "draining"]);
  expect(await exitCodeOf(child)).toBe(0);
});

test("a write whose body is still on its way when idle connections are closed is answered", async () => {
  const { child, lines, url } = await startServer();
  const idle = new Agent({ keepAlive: true });
  await read(url, idle);
  const sockets = Object.values(idle.freeSockets).flatMap((free) => free ?? []);
  const { sent, reply } = beginWrite(`${url}/whole`);
  sent.write("half of it, ");
  await read(url);
  child.kill("SIGINT");
  await Promise.all(sockets.map((socket) => once(socket, "close")));
  sent.end("and the other half");
  expect(await reply).toBe("draining");
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
