import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** Runs a program until the block ends, and shows its errors. */
export function runProgram(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  const ended = once(child, "exit");
  // A program may, for example, not exist. The code that waits for the program to be ready reports that once.
  ended.catch(() => {});

  async function stop(signal: NodeJS.Signals = "SIGTERM") {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    // This ends a program that ignores the signal, or whose own processes hang.
    const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
    await ended.catch(() => {});
    clearTimeout(timer);
  }
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, stop, isRunning, [Symbol.asyncDispose]: () => stop() };
}

/** Waits until a condition holds. An error counts as a condition that does not hold yet. */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 60_000) {
  for (const giveUpAt = Date.now() + withinMs; Date.now() < giveUpAt; await pause(50)) {
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`In vain was waited for this: ${what}`);
}
