import { minute, second } from "#model/durations.ts";
import { internet } from "../outgoing/public-host.ts";
import { createRemindDue, type RemindDeps } from "./remind.ts";

/** Time that reminders under way get when the server stops. */
const stopTimeout = 2 * second;

/** Reminds whoever is due once a minute, until the returned function is called, which resolves when nothing is under way. */
export function startReminding(deps: Omit<RemindDeps, "network">) {
  const { log } = deps;
  const remindDue = createRemindDue({ ...deps, network: internet });
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= remindDue(stopping.signal)
      // The failure is logged only, because the next run tries again.
      .catch((error: unknown) => log.warn("Nobody can be reminded now", { error }))
      .finally(() => (running = null));
  }, minute).unref();

  return async function stop() {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, stopTimeout).unref())]);
  };
}
