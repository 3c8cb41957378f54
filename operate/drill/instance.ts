import { openSync } from "node:fs";
import { serverEnvironment, serverFlags, serverProgram } from "../../tools/server-process.ts";
import { runProgram, until } from "./program.ts";

interface InstanceOptions {
  port: number;
  /** The log of the instance is appended to this file. */
  log: string;
  settings: Readonly<Record<string, string>>;
}

export type Instance = ReturnType<typeof createInstance>;

/** Creates one server of several, which can be stopped and started again, also with another release. */
export function createInstance({ port, log, settings }: InstanceOptions) {
  const env = {
    ...process.env,
    ...serverEnvironment,
    HOST: "127.0.0.1",
    PORT: String(port),
    ADDRESS_LIMIT_FACTOR: "1000000",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "warn",
    ...settings,
  };
  const output = openSync(log, "a");
  let running: ReturnType<typeof runProgram> | null = null;

  /** Starts the release in a folder, and resolves when the instance is ready. */
  async function start(release = ".") {
    const program = runProgram(process.execPath, [...serverFlags, serverProgram], {
      cwd: release,
      env,
      stdio: ["ignore", output, output],
    });
    running = program;
    await until(`the instance on port ${port} is ready`, async () => {
      if (!program.isRunning()) throw new Error("It has ended");
      return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
    });
  }

  return {
    start,
    stop: async (signal?: NodeJS.Signals) => running?.stop(signal),
    async restart(release?: string) {
      await running?.stop();
      await start(release);
    },
    [Symbol.asyncDispose]: async () => running?.stop("SIGKILL"),
  };
}
