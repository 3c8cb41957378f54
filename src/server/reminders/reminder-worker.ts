import { minute, second } from "#model/durations.ts";
import { internet } from "../outgoing/public-host.ts";
import { createRemindDue, type RemindDeps } from "./remind.ts";

/** Reminders that are being sent get so much time when the server stops. */
const stopTimeout = 2 * second;

/**
 * Sends the due reminders once a minute until the returned function is called. That function resolves when no reminder
 * is being sent any more.
 */
export function startReminding(deps: Omit<RemindDeps, "network">) {
  const { log } = deps;
  const remindDue = createRemindDue({ ...deps, network: internet });
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= remindDue(stopping.signal)
      // Logging the failure is enough, because the next run tries again.
      .catch((error: unknown) => log.warn("Nobody can be reminded now", { error }))
      .finally(() => (running = null));
  }, minute).unref();

  return async function stop() {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())]);
  };
}
