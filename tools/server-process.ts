import { spawn } from "node:child_process";
import { constants } from "node:os";

/** The built server. `src/server/main.ts` is the same program in its sources. */
export const serverProgram = "dist/server/main.js";

/** Small young generations use less memory at rest for the same speed (docs/performance.md). */
export const serverFlags = ["--max-semi-space-size=8"];

/** The C library uses two heaps for all threads. It reads MALLOC_ARENA_MAX before the program begins. */
export const serverEnvironment = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: "dist/compile-cache",
  MALLOC_ARENA_MAX: "2",
};

interface NodeProcess {
  /** The flags, program and arguments for Node. */
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
}

/**
 * Replaces this process by another Node, which keeps the process id and so receives its signals. Returns only on
 * systems that cannot do this.
 */
export function replaceProcess({ args, environment }: NodeProcess): void {
  if (process.platform === "win32") return;
  process.execve?.(process.execPath, [process.execPath, ...args], environment);
}

/** Runs another Node as a child process, forwards signals to it, and exits with its code. */
export function superviseProcess({ args, environment }: NodeProcess): void {
  const child = spawn(process.execPath, args, { env: environment, stdio: "inherit" });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // A Windows console sends SIGINT to all its processes. Forwarding it would send a second one, which ends the server
  // at once.
  process.on("SIGINT", () => {
    if (process.platform !== "win32") child.kill("SIGINT");
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
