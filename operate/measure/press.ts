import { readdirSync, readFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { createConnection, type Socket } from "node:net";

export interface Target {
  /** The origin as http://host:port. */
  origin: string;
  pid: number;
  path: string;
  headers?: Record<string, string>;
}

/**
 * Returns the CPU time of all threads of a process, user and system, in ns. It hardly depends on other programs on the
 * machine.
 */
export function cpuTime(pid: number) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ", 1)[0]));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Sends requests over some connections, one at a time on each. Returns the microseconds of CPU per response. */
export async function press(target: Target, { connections, forMs }: { connections: number; forMs: number }) {
  const { size } = await askOnce(target);
  const sockets = await Promise.all(Array.from({ length: connections }, () => connect(target.origin)));
  const until = performance.now() + forMs;
  const before = cpuTime(target.pid);
  const counts = await Promise.all(
    sockets.map((socket) => askUntil(socket, { text: requestText(target), size, until })),
  );
  const spent = cpuTime(target.pid) - before;
  for (const socket of sockets) socket.destroy();
  return spent / 1000 / counts.reduce((sum, count) => sum + count, 0);
}

/** Sends requests until a time. All responses to one request have the same length, so the bytes give their number. */
function askUntil(socket: Socket, { text, size, until }: { text: string; size: number; until: number }) {
  let received = 0;
  return new Promise<number>((resolve, reject) => {
    socket.on("data", (bytes) => {
      received += bytes.length;
      if (received % size !== 0) return;
      if (performance.now() < until) socket.write(text);
      else resolve(received / size);
    });
    socket.on("error", reject).on("close", () => reject(new Error("The server closed a connection")));
    socket.write(text);
  });
}

export const requestText = ({ origin, path, headers = {} }: Omit<Target, "pid">, method = "GET") =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(headers).map((each) => each.join(": ")),
  ]
    .map((line) => `${line}\r\n`)
    .join("") + "\r\n";

export function connect(origin: string) {
  const { hostname: host, port } = new URL(origin);
  return new Promise<Socket>((resolve, reject) => {
    const socket = createConnection({ host, port: Number(port), noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Returns the response to one request, and its size on the wire, including its head. */
export function askOnce({ origin, path, headers = {} }: Target) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer; size: number }>((resolve, reject) => {
    const asked = request(
      origin + path,
      { agent: false, headers: { ...headers, connection: "keep-alive" } },
      (reply) => {
        const parts: Buffer[] = [];
        const { socket } = reply;
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("end", () => {
          if (reply.statusCode !== 200) return reject(new Error(`${path} was answered with ${reply.statusCode}`));
          return resolve({ headers: reply.headers, body: Buffer.concat(parts), size: socket.bytesRead });
        });
      },
    );
    asked.on("error", reject).end();
  });
}
