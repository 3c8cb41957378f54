import type { Transport } from "#contract/client.ts";
import { second } from "#model/durations.ts";
import type { User } from "#model/user.ts";
import { isServerSilent, REACH } from "../device/reach.ts";
import { withPersonLock } from "./locks.ts";
import { closeAbandoned, sendDue } from "./unsent-entries.ts";
import type { PracticeDeps } from "./practice-deps.ts";

/** Milliseconds after each failure in a row; the last one repeats. */
const WAITS = [2, 5, 15, 60, 300].map((seconds) => seconds * second);

const waitAfter = (failures: number): number => WAITS[Math.min(failures, WAITS.length) - 1] ?? 0;

/** Time after which a tab with a mala or a sitting in progress may have been closed. */
const LOOK_AGAIN_MS = 30 * second;

interface Options {
  user: Pick<User, "uid" | "settings">;
  transport: Transport;
  /** Called when the log on the server has changed. */
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

export interface PracticeSender {
  wake(): void;
  stop(): void;
}

/**
 * Sends what was practiced while this person is signed in: at once, when something becomes due, and when the server answers
 * again or the page comes back. An entry is deleted only after the server has confirmed it.
 */
export function startPracticeSender(
  { user, transport, onSent, onFailed }: Options,
  deps: PracticeDeps,
): PracticeSender {
  const { store, locks, person, clock, page } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let cancelTimer: (() => void) | null = null;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;

  function wakeAfter(milliseconds: number) {
    cancelTimer?.();
    if (!signal.aborted) cancelTimer = clock.after(milliseconds, wake);
  }

  async function attempt() {
    try {
      if (await closeAbandoned(store, locks)) wakeAfter(LOOK_AGAIN_MS);
      if (signal.aborted) return;
      if (await withPersonLock(() => sendDue({ store, transport, user }), locks)) onSent();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      console.info("The practice will be sent later", error);
      failures += 1;
      isWoken = false;
      wakeAfter(waitAfter(failures));
      onFailed(error);
    }
  }

  /** One attempt runs at a time; waking it during one causes one more. */
  async function run() {
    isRunning = true;
    while (isWoken && !signal.aborted) {
      isWoken = false;
      cancelTimer?.();
      await attempt();
    }
    isRunning = false;
  }

  function wake() {
    isWoken = true;
    if (!isRunning) void run();
  }

  person.remember(user.uid);
  store.onDue(wake, signal);
  page.addEventListener("visibilitychange", wake, { signal });
  page.addEventListener(REACH, () => isServerSilent() || wake(), { signal });
  signal.addEventListener("abort", () => cancelTimer?.());
  wake();
  return { wake, stop: () => stopping.abort() };
}
