import type { DatabaseSync } from "node:sqlite";
import { report } from "../diagnostics.ts";

/**
 * Collects the writes of one SQLite transaction. It calls `flushWhenDue` when all writes that have arrived by now have
 * joined the group.
 */
export function createWriteGroup(database: DatabaseSync, flushWhenDue: () => void) {
  /** The promise settles when everything written since the last flush is on the disk; null when nothing was written. */
  let group: PromiseWithResolvers<void> | null = null;
  let size = 0;
  // Both statements run for each group, so they are compiled once.
  const begin = database.prepare("begin immediate");
  const commit = database.prepare("commit");

  /** Adds a write to the group. The promise settles with the group. */
  function join(): Promise<void> {
    size += 1;
    if (group) return group.promise;
    // The write lock is taken now. A transaction that reads first and writes later would fail, without any waiting,
    // when another process wrote in between; and two starters would migrate the same file at once.
    begin.run();
    group = Promise.withResolvers<void>();
    size = 1;
    // Callers await the promise. If a statement has failed, its caller has the error already and does not await it.
    group.promise.catch(() => {});
    // Before the flush runs, requests that have arrived at the sockets are read, and their writes join the group.
    setImmediate(flushWhenDue);
    return group.promise;
  }

  /** Runs a statement. When SQLite gives up the whole transaction because of it, the whole group fails. */
  function attempt<Result>(statement: () => Result): Result {
    try {
      return statement();
    } catch (error) {
      if (!database.isTransaction) settle((failed) => failed.reject(error));
      throw error;
    }
  }

  function flush() {
    if (!group) return;
    try {
      commit.run();
      report.commit(size);
      settle((committed) => committed.resolve());
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      settle((failed) => failed.reject(error));
    }
  }

  function settle(outcome: (settled: PromiseWithResolvers<void>) => void) {
    const settled = group;
    group = null;
    if (settled) outcome(settled);
  }

  return { join, attempt, flush, current: () => group?.promise, isOpen: () => group !== null };
}
