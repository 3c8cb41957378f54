import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "./log.ts";

/** How long new visitors are still answered, so that a balancer hears of it from readyz and sends them elsewhere. */
const farewell = 1000;
/** How long an answer that is under way may take, in ms. */
const patience = 8000;

interface Running {
  server: Server;
  log: Log;
  /** From here on readyz says 503, and every reply closes its connection. */
  drain: () => void;
  closeData: () => Promise<void>;
}

/** Stops in order at the first signal, and at once at the second. */
export function stopOnSignals({ server, log, drain, closeData }: Running) {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void onSignal(signal));

  async function onSignal(signal: "SIGINT" | "SIGTERM") {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("Stopping", { signal });
    drain();
    if (signal === "SIGTERM") await pause(farewell);
    await closeServer(server);
    await closeData();
    log.info("Stopped");
    process.exit(0);
  }
}

/** Idle connections are closed by Node itself; busy ones get their time. */
async function closeServer(server: Server) {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(late);
}
