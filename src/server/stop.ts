import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as untilSocketsAreRead, setTimeout as pause } from "node:timers/promises";
import type { Log } from "./log.ts";

/** For so many ms, connections that were opened before may still bring a request, although the port is closed. */
const lingerTime = 1000;
/** Running requests are cut off after so many ms. */
const closeTimeout = 8000;

interface StopOptions {
  server: Server;
  log: Log;
  /** New requests are still served for so many ms, so that a load balancer can learn of the stop from readyz. */
  drainTime: number;
  /** Makes readyz respond 503, and every response close its connection. */
  drain: () => void;
  closeData: () => Promise<void>;
}

/** Stops gracefully at the first signal, and immediately at the second. */
export function stopOnSignals({ server, log, drainTime, drain, closeData }: StopOptions) {
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

/**
 * Closes the port, and each connection with its next response. A proxy may just be sending a request over an idle
 * connection, which would be lost if the connection were closed. So idle connections are closed a moment later, and
 * busy ones after the timeout.
 */
async function closeServer(server: Server, log: Log) {
  await untilAllAreAccepted(server);
  // The method of the HTTP server would close idle connections at once.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  // After being busy, an event loop runs timers before it reads what has arrived, and a connection that was not read
  // yet looks idle.
  const linger = setTimeout(() => setImmediate(() => server.closeIdleConnections()), lingerTime);
  const timer = setTimeout(() => {
    log.warn("Busy connections are closed");
    server.closeAllConnections();
  }, closeTimeout);
  await closed;
  for (const each of [linger, timer]) clearTimeout(each);
}

/**
 * The wait has at most so many rounds. They accept more connections than fit into a queue, so that endless new ones do
 * not keep the server from stopping.
 */
const mostRounds = 2000;

/**
 * Resolves when no connection waits to be accepted. Closing the port would reset waiting connections, and a proxy that
 * has sent a write over one may not send it again. The event loop accepts one connection in each round.
 */
async function untilAllAreAccepted(server: Server) {
  let hasAccepted = true;
  const note = () => void (hasAccepted = true);
  server.on("connection", note);
  for (let round = 0; hasAccepted && round < mostRounds; round++) {
    hasAccepted = false;
    await untilSocketsAreRead();
  }
  server.off("connection", note);
}
