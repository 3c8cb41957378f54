import { channel } from "node:diagnostics_channel";

/** The channel publishes how many writes one commit of SQLite has made durable. */
const commits = channel("mantra-mala:commit");
const queues = channel("mantra-mala:queue");
const pools = channel("mantra-mala:pool");
const reminders = channel("mantra-mala:reminder");

export const diagnosticChannels = { commits, queues, pools, reminders };

/** The outcome of a reminder. A forgotten one was for a browser that its push service no longer knows. */
export type ReminderOutcome = "sent" | "refused" | "unreached" | "forgotten";

export interface QueueState {
  queue: "writes" | "passwords";
  length: number;
}

/** The connections to PostgreSQL. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** Parts of the server report these events. Nobody listens while METRICS_PORT is unset, and then they cost nothing. */
export const report = {
  commit: (writes: number) => commits.publish(writes),
  reminder: (outcome: ReminderOutcome) => reminders.publish(outcome),
  queue: (queue: QueueState["queue"], length: number) => queues.publish({ queue, length } satisfies QueueState),
  pool({ totalCount: total, idleCount: idle, waitingCount: waiting }: PoolCounts) {
    if (pools.hasSubscribers) pools.publish({ total, idle, waiting } satisfies PoolState);
  },
};

interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}
