import { spawn } from "node:child_process";
import { constants } from "node:os";

/** The server as it is built; `src/server/main.ts` is the same from its sources. */
export const serverProgram = "dist/server/main.js";

/** Small young generations: less memory at rest for the same speed (docs/performance.md). */
export const serverFlags = ["--max-semi-space-size=8"];

/** Two heaps for all threads; the C library reads MALLOC_ARENA_MAX before the program begins. */
export const serverEnvironment = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: "dist/compile-cache",
  MALLOC_ARENA_MAX: "2",
};

interface NodeProcess {
  /** Flags, program and arguments. */
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
}

/** Replaces this process by another Node, which keeps its id and so gets its signals. Returns only where that is unknown. */
export function replaceProcess({ args, environment }: NodeProcess): void {
  if (process.platform === "win32") return;
  process.execve?.(process.execPath, [process.execPath, ...args], environment);
}

/** Runs another Node under this one: hands on signals, and ends as it ends. */
export function superviseProcess({ args, environment }: NodeProcess): void {
  const child = spawn(process.execPath, args, { env: environment, stdio: "inherit" });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // A console on Windows tells all its processes itself; a second SIGINT would end the server at once.
  process.on("SIGINT", () => {
    if (process.platform !== "win32") child.kill("SIGINT");
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
