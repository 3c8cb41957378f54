import { malaLockName, type Locks } from "../practice/locks.ts";

/** The one tab that counts a mala holds this lock. */
export interface MalaLock {
  isHeld(): boolean;
  isHeldElsewhere(): Promise<boolean>;
  /** The result is false where another tab has the lock. */
  take(): Promise<boolean>;
  /** This takes the lock from any tab that has it. */
  steal(): Promise<boolean>;
  /** The promise resolves once no tab has the lock. */
  untilFree(signal: AbortSignal): Promise<void>;
  release(): void;
}

/** A browser that refuses locks gives one to every tab. */
export function malaLock(mantraId: string, locks: Locks, onStolen: () => void): MalaLock {
  const name = malaLockName(mantraId);
  let giveBack: (() => void) | null = null;
  let taking: Promise<boolean> | null = null;
  let isWanted = false;

  /** Keeps a granted lock until it is given back, unless it was given up while it was awaited. */
  function hold(isGranted: boolean, resolve: (isHeld: boolean) => void) {
    const isKept = isGranted && isWanted;
    const released = isKept ? new Promise<void>((done) => (giveBack = done)) : Promise.resolve();
    resolve(isKept);
    return released;
  }

  function request(options: { ifAvailable: true } | { steal: true }) {
    isWanted = true;
    if (giveBack) return Promise.resolve(true);
    taking ??= new Promise<boolean>((resolve) => {
      locks
        .request(name, options, (isGranted) => hold(isGranted, resolve))
        .catch(() => (giveBack ? lose() : void hold(true, resolve))); // Another tab has stolen the lock, or the browser refuses locks.
    }).finally(() => (taking = null));
    return taking;
  }

  function lose() {
    giveBack = null;
    onStolen();
  }

  return {
    isHeld: () => giveBack !== null,
    // This tab may have been granted the lock while the names were read.
    isHeldElsewhere: async () => (await locks.heldNames()).has(name) && giveBack === null,
    take: () => request({ ifAvailable: true }),
    steal: () => request({ steal: true }),
    untilFree: (signal) => locks.request(name, { signal }, async () => {}),
    release() {
      isWanted = false;
      giveBack?.();
      giveBack = null;
    },
  };
}
