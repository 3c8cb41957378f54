import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tools/free-port.ts";
import { serverEnvironment, serverFlags, serverProgram } from "../../tools/server-process.ts";

/** The promised time in ms from the signal to the end of the process. */
const longest = 10_000;
const visitorCount = 4;

interface Outcome {
  fault: string;
  held: boolean;
}

/** Starts work that is running when the signal comes. Resolves to a check of what must be true afterwards. */
type State = (port: number) => Promise<() => boolean | Promise<boolean>>;

const fine = () => true;

async function untilReady(port: number) {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await pause(20);
}

/** Sends requests without pause, each on a new connection, until one is refused because the port is closed. */
async function press(port: number) {
  let failed = 0;
  const visitor = async () => {
    for (;;) {
      const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } }).catch(errorCode);
      if (reply === "ECONNREFUSED") return;
      if (typeof reply === "string" || !reply.ok) failed++;
      else await reply.arrayBuffer().catch(() => failed++);
    }
  };
  const visitors = Promise.all(Array.from({ length: visitorCount }, visitor));
  await pause(300);
  return async () => {
    await visitors;
    // Without a proxy that obeys readyz, the last request of a visitor may arrive while the port closes.
    return failed <= visitorCount;
  };
}

const errorCode = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
};

const states: Record<string, State> = {
  "while it starts": async () => {
    await pause(150);
    return fine;
  },
  idle: async (port) => {
    await untilReady(port);
    return fine;
  },
  "under load": async (port) => {
    await untilReady(port);
    return press(port);
  },
  "with idle connections": async (port) => {
    await untilReady(port);
    const agent = new Agent({ keepAlive: true });
    for (let each = 0; each < 20; each++) {
      const [reply] = (await once(get({ port, host: "127.0.0.1", agent }), "response")) as [IncomingMessage];
      reply.resume();
      await once(reply, "end");
    }
    return fine;
  },
  "with half a request": async (port) => {
    await untilReady(port);
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write("POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{");
    await pause(200);
    return fine;
  },
};

async function stopIn([name, state]: [string, State]): Promise<Outcome> {
  const dataFolder = mkdtempSync(join(tmpdir(), "stopped-"));
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, serverProgram], {
    env: { ...process.env, ...serverEnvironment, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataFolder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  const gone = once(child, "exit");
  const check = await state(port);
  const begun = performance.now();
  child.kill("SIGTERM");
  const [code, signal] = await gone;
  const ms = Math.round(performance.now() - begun);
  const isRight = await check();
  rmSync(dataFolder, { recursive: true, force: true });
  const isClean = code === 0 || signal === "SIGTERM";
  return { fault: `SIGTERM ${name}: ended after ${ms} ms`, held: isRight && isClean && said === "" && ms <= longest };
}

/** Stops a server in each state. Each state has a server of its own. */
export async function stopInEveryState(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of Object.entries(states)) outcomes.push(await stopIn(each));
  return outcomes;
}
