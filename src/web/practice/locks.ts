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
  /** This takes the lock from the tab that has it, whose request then rejects. */
  steal?: true;
  signal?: AbortSignal;
}

export const malaLockName = (mantraId: string) => `mala:${mantraId}`;
/** A tab holds this lock from its first bead until it is left, whether or not it is the one that counts. */
export const malaTabLockName = (tab: string) => `mala-tab:${tab}`;
export const sittingLockName = (id: string) => `sitting:${id}`;

/** Browsers have no lock manager on a page without https. */
export const browserLocks = (manager: LockManager | undefined): Locks => (manager ? sharedLocks(manager) : noLocks);

const sharedLocks = (manager: LockManager): Locks => ({
  areShared: true,
  async request(name, options, hold) {
    let isAnswered = false;
    try {
      return await manager.request(name, options, (lock) => {
        isAnswered = true;
        return hold(lock !== null);
      });
    } catch (error) {
      if (isAnswered || !isForbidden(error)) throw error;
      return hold(true);
    }
  },
  async heldNames() {
    try {
      const { held = [] } = await manager.query();
      return new Set(held.flatMap(({ name }) => name ?? []));
    } catch (error) {
      if (isForbidden(error)) return new Set();
      throw error;
    }
  },
});

/** A browser that forbids a page its storage may forbid it locks too: then every tab gets what it asks for. */
const isForbidden = (error: unknown) => error instanceof DOMException && error.name === "SecurityError";

export const noLocks: Locks = {
  areShared: false,
  request: async (_name, _options, hold) => hold(true),
  heldNames: async () => new Set(),
};

/** Shows other tabs that something is in progress. Returns how to release it. */
export function holdLock(locks: Locks, name: string): () => void {
  let release: (() => void) | null = null;
  const released = new Promise<void>((resolve) => (release = resolve));
  locks
    .request(name, {}, () => released)
    .catch((error: unknown) => console.info("Other tabs cannot see what is in progress here", error));
  return () => release?.();
}

/**
 * In all tabs one holder at a time has this lock. The person who is signed in never changes while practice is being
 * sent, so nothing is sent as somebody else's.
 */
export const withPersonLock = <Result>(
  work: () => Promise<Result>,
  locks = browserLocks(navigator.locks),
): Promise<Result> => locks.request("person", {}, work);
