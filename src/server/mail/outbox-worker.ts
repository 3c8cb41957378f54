import { second } from "#model/durations.ts";
import { loggedError } from "../db/database-errors.ts";
import type { Log } from "../log.ts";
import type { Outbox } from "./outbox.ts";

/** The response is sent first, because its timing must not reveal whether there is an account to write to. */
const wakeDelay = 0.2 * second;
/** At this interval the worker looks for failed emails and those of other servers. */
const interval = 20 * second;

/**
 * An email that is being sent gets so much time when the server stops. A mail server may take half a minute to answer.
 */
const stopTimeout = 2 * second;

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** Sends the emails in the outbox soon after one was added, and at an interval. */
export function createOutboxWorker({ outbox, log }: { outbox: Pick<Outbox, "sendDue">; log: Log }) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const stopping = new AbortController();

  function schedule(delay: number) {
    if (isStopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void (running ??= run()), delay).unref();
  }

  async function run() {
    try {
      await outbox.sendDue(stopping.signal);
    } catch (error) {
      // Logging the failure is enough, because the next run tries again.
      log.warn("The outbox cannot be sent now", { error: loggedError(error) });
    } finally {
      running = null;
      schedule(interval);
    }
  }

  return {
    start: () => schedule(wakeDelay),
    wake: () => schedule(wakeDelay),
    /** Resolves when the current run has ended. A run that takes too long is aborted. */
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      const breakOff = setTimeout(() => stopping.abort(), stopTimeout);
      await running;
      clearTimeout(breakOff);
    },
  };
}
