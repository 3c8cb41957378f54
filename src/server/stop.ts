import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "./log.ts";

/** Time in ms in which new requests are still served, so that a load balancer can learn of the stop from readyz. */
const drainTime = 1000;
/** Time in ms that running requests get. */
const closeTimeout = 8000;

interface StopOptions {
  server: Server;
  log: Log;
  /** Makes readyz respond 503, and every response close its connection. */
  drain: () => void;
  closeData: () => Promise<void>;
}

/** Stops gracefully at the first signal, and immediately at the second. */
export function stopOnSignals({ server, log, drain, closeData }: StopOptions) {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void onSignal(signal));

  async function onSignal(signal: "SIGINT" | "SIGTERM") {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("Stopping", { signal });
    drain();
    if (signal === "SIGTERM") await pause(drainTime);
    await closeServer(server, log);
    await closeData();
    log.info("Stopped");
    process.exit(0);
  }
}

/** Node closes idle connections by itself; busy ones are closed after the timeout. */
async function closeServer(server: Server, log: Log) {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const timer = setTimeout(() => {
    log.warn("Busy connections are closed");
    server.closeAllConnections();
  }, closeTimeout);
  await closed;
  clearTimeout(timer);
}
