import { malaLockName } from "../../data/practice-outbox.ts";

/** Held by the one tab that counts a mala; given back by the browser itself when the tab closes or crashes. */
export interface MalaLock {
  isHeld(): boolean;
  /** Held, and by no other tab: that cannot be known where the browser has no locks. */
  isSurelyHeld(): boolean;
  isHeldElsewhere(): Promise<boolean>;
  /** False where another tab has it. */
  take(): Promise<boolean>;
  /** From whichever tab has it. */
  steal(): Promise<boolean>;
  /** Answers once no tab has it any more. */
  untilFree(signal: AbortSignal): Promise<void>;
  release(): void;
}

/** Where the browser has no locks, every tab gets one: then the last one that counts tells the others by its storing. */
export function malaLock(mantraId: string, onStolen: () => void): MalaLock {
  const name = malaLockName(mantraId);
  let giveBack: (() => void) | null = null;
  let taking: Promise<boolean> | null = null;

  function request(options: LockOptions) {
    if (giveBack) return Promise.resolve(true);
    taking ??= new Promise<boolean>((answer) => {
      const hold = (lock: Lock | null) => {
        answer(lock !== null);
        return lock ? new Promise<void>((done) => (giveBack = done)) : undefined;
      };
      const noLocks = () => ((giveBack = () => {}), answer(true));
      if (!navigator.locks) return noLocks();
      navigator.locks.request(name, options, hold).catch(() => {
        if (!giveBack) return noLocks();
        giveBack = null;
        onStolen();
      });
    }).finally(() => (taking = null));
    return taking;
  }

  return {
    isHeld: () => giveBack !== null,
    isSurelyHeld: () => giveBack !== null && Boolean(navigator.locks),
    async isHeldElsewhere() {
      const { held = [] } = (await navigator.locks?.query()) ?? {};
      return !giveBack && held.some((lock) => lock.name === name);
    },
    take: () => request({ ifAvailable: true }),
    steal: () => request({ steal: true }),
    untilFree: async (signal) => navigator.locks?.request(name, { signal }, () => {}),
    release() {
      giveBack?.();
      giveBack = null;
    },
  };
}
