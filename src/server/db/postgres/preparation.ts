import { setTimeout as pause } from "node:timers/promises";
import { second } from "#model/durations.ts";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import { DatabaseUnavailable, describeUnavailable, isUnavailable } from "../database-errors.ts";

/** Interval of attempts while the database is away. */
const interval = 1 * second;
/**
 * Time that the start waits for the first attempt. Migrations of a large database take longer, and pages are served
 * meanwhile.
 */
const patience = 5 * second;
const reportInterval = 60 * second;

interface PreparationOptions {
  prepare: () => Promise<void>;
  log: Log;
}

/**
 * Prepares the database, again and again until it succeeds, so that a server may start before its database. The start
 * fails only for what a person has to settle and what is found at once.
 */
export async function startPreparation({ prepare, log }: PreparationOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isReady = false;
  let reportedAt = -Infinity;

  const first = attempt();
  const outcome = await Promise.race([first, pause(patience, "late" as const, { ref: false })]);
  if (outcome !== true) void first.catch(reportError).then(repeat);

  /** Resolves to true when the database is prepared, to false when it is away. */
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
