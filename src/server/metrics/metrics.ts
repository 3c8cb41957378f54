import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { diagnosticChannels, type PoolState, type QueueState, type ReminderOutcome } from "../diagnostics.ts";
import { createRouteNames } from "./route-names.ts";

/** The limits of the histogram in seconds, from a page in memory to a wait that a visitor takes for a failure. */
const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const groupSizes = [1, 2, 4, 8, 16, 32, 64, 128];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Resolves to the number of emails in the outbox, or to null while the database does not answer. */
export type CountWaitingEmails = () => Promise<number | null>;

/**
 * Creates the metrics that Prometheus reads. Their labels are patterns and codes, of which there are few, and which do
 * not depend on any person.
 */
export function createMetrics(countWaitingEmails: CountWaitingEmails) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(createOutboxGauge(countWaitingEmails));

  const requests = new Counter({
    name: "mantra_http_requests_total",
    help: "Requests that have ended, by their route; status 0 where the visitor broke off",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "mantra_http_request_duration_seconds",
    help: "From the head of a request to the last byte of its response",
    labelNames: ["method", "route"],
    buckets: latencies,
    registers,
  });
  const open = new Gauge({ name: "mantra_http_requests_open", help: "Requests being answered", registers });
  const queues = new Gauge({
    name: "mantra_queue_length",
    help: "Callers that wait: for the transaction of another write in SQLite, for a password to be checked",
    labelNames: ["queue"],
    registers,
  });
  for (const queue of ["writes", "passwords"] satisfies QueueState["queue"][]) queues.set({ queue }, 0);
  const commits = new Histogram({
    name: "mantra_sqlite_commit_writes",
    help: "Writes that one commit of SQLite has made durable",
    buckets: groupSizes,
    registers,
  });
  const pool = new Gauge({
    name: "mantra_postgres_connections",
    help: "Connections to PostgreSQL, and callers that wait for one",
    labelNames: ["state"],
    registers,
  });

  const reminders = new Counter({
    name: "mantra_reminders_total",
    help: "Reminders by what became of them: sent, refused by the push service, unreached, or for a browser that is forgotten",
    labelNames: ["outcome"],
    registers,
  });

  diagnosticChannels.reminders.subscribe((outcome) => reminders.inc({ outcome: outcome as ReminderOutcome }));
  diagnosticChannels.queues.subscribe((reported) => {
    const { queue, length } = reported as QueueState;
    queues.set({ queue }, length);
  });
  diagnosticChannels.commits.subscribe((writes) => commits.observe(writes as number));
  diagnosticChannels.pools.subscribe((reported) => {
    for (const [state, count] of Object.entries(reported as PoolState)) pool.set({ state }, count);
  });

  const routeOf = createRouteNames();
  function observe(incoming: IncomingMessage, outgoing: ServerResponse) {
    const begun = performance.now();
    open.inc();
    outgoing.once("close", () => {
      open.dec();
      const method = methods.has(incoming.method ?? "") ? (incoming.method ?? "") : "other";
      const route = routeOf(incoming.url ?? "");
      requests.inc({ method, route, status: outgoing.writableFinished ? outgoing.statusCode : 0 });
      durations.observe({ method, route }, (performance.now() - begun) / 1000);
    });
  }

  return { registry, observe };
}

/** Creates the gauge of waiting emails, which are counted each time the metrics are read. */
const createOutboxGauge = (countWaitingEmails: CountWaitingEmails) =>
  new Gauge({
    name: "mantra_outbox_emails",
    help: "Emails that wait in the database, of all servers; absent while it does not answer",
    registers: [],
    async collect() {
      const count = await countWaitingEmails();
      this.remove();
      if (count !== null) this.set(count);
    },
  });
