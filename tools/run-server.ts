import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildIfNeeded } from "./build-if-needed.ts";
import { freePort } from "./free-port.ts";
import { serverEnvironment, serverFlags, serverProgram } from "./server-process.ts";

export interface RunningServer {
  origin: string;
  pid: number;
  dataFolder: string;
  /** The milliseconds from spawning the process to the first successful response of /readyz. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

/**
 * Builds the site if needed, then runs the real server as `npm start` does, on a free port and with an empty data
 * folder.
 */
export async function runServer(
  settings: Record<string, string> = {},
  program = serverProgram,
): Promise<RunningServer> {
  buildIfNeeded();
  const dataFolder = mkdtempSync(join(tmpdir(), "mantra-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const begun = performance.now();
  const server = spawn(process.execPath, [...serverFlags, program], {
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      DATA_DIR: dataFolder,
      SITE_URL: origin,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(`${origin}/readyz`, server).catch((error: unknown) => {
    server.kill("SIGKILL");
    throw error;
  });

  return {
    origin,
    pid: server.pid ?? 0,
    dataFolder,
    readyAfterMs: performance.now() - begun,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      rmSync(dataFolder, { recursive: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess) {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt; await pause(5)) {
    if (server.exitCode !== null) throw new Error("The server ended before it was ready");
    const answer = await fetch(url).catch(() => null); // The connection is refused until the server listens.
    if (answer?.ok) return;
  }
  throw new Error("The server was not ready in time");
}
