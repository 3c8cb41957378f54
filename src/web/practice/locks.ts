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

let own: Locks | undefined;

/** The locks that this page shares with others of the browser. */
export const locksHere = (): Locks => (own ??= browserLocks(navigator.locks, globalThis));

/** Browsers have no lock manager on a page without https. `page` fires "pagehide" and "pageshow". */
export const browserLocks = (manager: LockManager | undefined, page: EventTarget): Locks =>
  manager ? sharedLocks(manager, presenceOn(page)) : noLocks;

const sharedLocks = (manager: LockManager, presence: Presence): Locks => ({
  areShared: true,
  async request(name, options, hold) {
    let isAnswered = false;
    const ask = (how: LockOptions) =>
      manager.request(name, how, (lock) => {
        isAnswered = true;
        return hold(lock !== null);
      });
    const mayWait = !options.ifAvailable && !options.steal;
    try {
      return await (mayWait ? askWhileShown(presence, options.signal, (signal) => ask({ signal })) : ask(options));
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

interface Presence {
  /** Aborted when the person leaves the page. */
  untilLeft(): AbortSignal;
  untilBack(): Promise<void>;
}

function presenceOn(page: EventTarget): Presence {
  let leaving = new AbortController();
  let coming = Promise.withResolvers<void>();
  page.addEventListener("pagehide", () => leaving.abort());
  page.addEventListener("pageshow", () => {
    // A page that is shown for the first time was never left: what waits already must still leave the queue with it.
    if (!leaving.signal.aborted) return;
    leaving = new AbortController();
    coming.resolve();
    coming = Promise.withResolvers();
  });
  return { untilLeft: () => leaving.signal, untilBack: () => coming.promise };
}

/**
 * Leaves the queue when the page is left, and joins it when the person comes back. Firefox freezes a page that is left
 * with its place in the queue: it would be given the lock, and would never release it. What asks after "pagehide", as
 * "visibilitychange" does, waits likewise.
 */
async function askWhileShown<Result>(
  presence: Presence,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const left = presence.untilLeft();
  try {
    if (!left.aborted) return await ask(signal ? AbortSignal.any([signal, left]) : left);
  } catch (error) {
    if (!left.aborted || error !== left.reason) throw error;
  }
  if (presence.untilLeft().aborted) await presence.untilBack();
  return askWhileShown(presence, signal, ask);
}

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
export const withPersonLock = <Result>(work: () => Promise<Result>, locks = locksHere()): Promise<Result> =>
  locks.request("person", {}, work);
