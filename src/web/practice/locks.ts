/** Locks that all tabs of one browser share; given back by the browser itself when a tab closes or crashes. */
export interface Locks {
  /** False where the browser has none: then every tab gets what it asks for. */
  readonly areShared: boolean;
  /** Holds the lock until `hold` resolves. With `ifAvailable`, `hold` gets false where another tab has it. */
  request<Result>(name: string, options: LockRequest, hold: (isGranted: boolean) => Promise<Result>): Promise<Result>;
  heldNames(): Promise<ReadonlySet<string>>;
}

export interface LockRequest {
  ifAvailable?: true;
  /** From the tab that has it, whose request then rejects. */
  steal?: true;
  signal?: AbortSignal;
}

export const malaLockName = (mantraId: string) => `mala:${mantraId}`;
export const sittingLockName = (id: string) => `sitting:${id}`;

/** Browsers have no lock manager on a page without https. */
export const browserLocks = (manager: LockManager | undefined): Locks => (manager ? sharedLocks(manager) : noLocks);

const sharedLocks = (manager: LockManager): Locks => ({
  areShared: true,
  request: (name, options, hold) => manager.request(name, options, (lock) => hold(lock !== null)),
  async heldNames() {
    const { held = [] } = await manager.query();
    return new Set(held.flatMap(({ name }) => name ?? []));
  },
});

export const noLocks: Locks = {
  areShared: false,
  request: async (_name, _options, hold) => hold(true),
  heldNames: async () => new Set(),
};

/**
 * One at a time in all tabs: the person who is signed in never changes while practice is being sent, so nothing is sent
 * as somebody else's.
 */
export const withPersonLock = <Result>(
  work: () => Promise<Result>,
  locks = browserLocks(navigator.locks),
): Promise<Result> => locks.request("person", {}, work);
