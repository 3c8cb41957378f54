import { setTimeout as pause } from "node:timers/promises";
import { second } from "#model/durations.ts";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import { DatabaseUnavailable, describeUnavailable, isUnavailable } from "../database-errors.ts";

/** The time between two attempts while the database cannot be reached. */
const interval = 1 * second;
/**
 * The start waits so long for the first attempt. The migrations of a large database take longer, and pages are served
 * meanwhile.
 */
const patience = 5 * second;
const reportInterval = 60 * second;

interface PreparationOptions {
  prepare: () => Promise<void>;
  log: Log;
}

/**
 * Prepares the database, and tries again until it succeeds, so that a server may start before its database. The start
 * only fails for problems that are found in time and that a person must solve.
 */
export async function startPreparation({ prepare, log }: PreparationOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isReady = false;
  let reportedAt = -Infinity;

  const first = attempt();
  const outcome = await Promise.race([first, pause(patience, "late" as const, { ref: false })]);
  if (outcome !== true) void first.catch(reportError).then(repeat);

  /** Resolves to true when the database is prepared, and to false when it cannot be reached. */
  async function attempt() {
    try {
      await prepare();
      isReady = true;
      return true;
    } catch (error) {
      if (error instanceof StartupError || !isUnavailable(error)) throw error;
      report(describeUnavailable(error));
      return false;
    }
  }

  async function repeat() {
    while (!isReady && !signal.aborted) {
      await pause(interval, undefined, { ref: false });
      if (!signal.aborted) await attempt().catch(reportError);
    }
    if (isReady) log.info("The database is ready");
  }

  function reportError(error: unknown) {
    report(error instanceof Error ? error.message : String(error));
  }

  function report(reason: string) {
    if (performance.now() - reportedAt < reportInterval) return;
    reportedAt = performance.now();
    log.warn(`${reason} Pages are served, and what is personal is refused until it works.`);
  }

  function requireReady() {
    if (!isReady) throw new DatabaseUnavailable("The database has not been prepared yet");
  }

  return { requireReady, stop: () => stopping.abort() };
}
