import type { Log } from "../log.ts";
import type { Outbox } from "./outbox.ts";

const second = 1000;
/** Long enough for the reply to have left: how long it takes says nothing of whether there is anybody to write to. */
const breath = 0.2 * second;
/** How often another server's letters, and those that failed, are looked for. */
const round = 20 * second;

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** Empties the outbox, soon after something was put in and every now and then. */
export function createOutboxWorker({ outbox, log }: { outbox: Pick<Outbox, "sendDue">; log: Log }) {
  let timer: NodeJS.Timeout | null = null;
  let walk: Promise<void> | null = null;
  let isRetired = false;

  function goIn(time: number) {
    if (isRetired) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void (walk ??= go()), time).unref();
  }

  async function go() {
    try {
      await outbox.sendDue();
    } catch (error) {
      log.warn("The outbox cannot be emptied now", { error });
    } finally {
      walk = null;
      goIn(round);
    }
  }

  return {
    start: () => goIn(breath),
    wake: () => goIn(breath),
    /** Resolves when the letter that is under way has gone. */
    async stop() {
      isRetired = true;
      if (timer) clearTimeout(timer);
      await walk;
    },
  };
}
