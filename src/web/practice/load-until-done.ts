/** Milliseconds. */
const WAIT = 15_000;

interface Options {
  after: (milliseconds: number, work: () => void) => void;
  /** Fires "online". */
  page: EventTarget;
  /** Gives up: the promise then stays pending. */
  signal: AbortSignal;
}

/** Loads a script however often that fails: again after a wait, and when the network comes back. Never rejects. */
export const loadUntilDone = <Module>(load: () => Promise<Module>, { after, page, signal }: Options) =>
  new Promise<Module>((resolve) => {
    let isDone = false;

    async function attempt() {
      if (isDone || signal.aborted) return;
      try {
        resolve(await load());
        isDone = true;
      } catch (error) {
        console.info("A script will be loaded later", error);
        after(WAIT, attempt);
      }
    }

    page.addEventListener("online", attempt, { signal });
    void attempt();
  });
