import { createServer, type Server } from "node:http";
import type { Db } from "../db/open.ts";
import { listen } from "../listen.ts";
import { createMetrics } from "./metrics.ts";
import { countSecurityEvents } from "./security-counter.ts";
import { startSessionGauge } from "./session-gauge.ts";

interface MetricsOptions {
  db: Db;
  /** The requests to this server are counted. */
  server: Server;
  port: number;
  host: string;
  now: () => Date;
}

/** Answers Prometheus on a port of its own, which nobody else should reach. Resolves to that port. */
export async function startMetrics({ db, server, port, host, now }: MetricsOptions) {
  const { registry, observe } = createMetrics(() => countWaitingEmails(db));
  // This listener comes first, because a response from the cache is sent within the event itself.
  server.prependListener("request", observe);
  countSecurityEvents(registry);
  const sessions = startSessionGauge(db, now);
  registry.registerMetric(sessions.gauge);
  server.once("close", sessions.stop);

  const scraped = createServer((incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") return void outgoing.writeHead(404).end();
    registry.metrics().then(
      (text) => outgoing.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  // The port of the metrics closes together with that of the site.
  server.once("close", () => scraped.closeAllConnections());
  scraped.unref();
  return listen(scraped, { port, host }, "METRICS_");
}

async function countWaitingEmails(db: Db) {
  const counted = db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("emails"))
    .executeTakeFirst();
  // A missing value tells Prometheus of the failure. Readyz and the log tell the reason.
  const row = await counted.catch(() => null);
  return row ? Number(row.emails) : null;
}
