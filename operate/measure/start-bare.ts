import { spawn } from "node:child_process";
import { once } from "node:events";
import type { askOnce } from "./press.ts";

/** Starts the bare server that sends a given reply. If a file is given, each reply follows a durable write to it. */
export async function startBare({ headers, body }: Awaited<ReturnType<typeof askOnce>>, file?: string) {
  const { date: _, connection: __, "keep-alive": ___, ...own } = headers;
  const program = ["--max-semi-space-size=8", "operate/measure/bare-server.ts", ...(file === undefined ? [] : [file])];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify({ headers: own, body: body.toString("base64") }));
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
