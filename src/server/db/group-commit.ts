import type { DatabaseSync } from "node:sqlite";
import { report } from "../diagnostics.ts";
import { HttpError } from "../errors.ts";

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/** Length of the queue behind a transaction; writers beyond it are refused. */
const maxQueued = 500;

/**
 * Commits concurrent writes together, because a write costs what waiting for the disk costs. A write resolves when its
 * group is on the disk. A failed write is rolled back alone; only when SQLite gives up the whole transaction, as on a
 * full disk, does the whole group fail.
 */
export function createGroupCommit(database: DatabaseSync) {
  /** Settles when everything written since the last flush is on the disk. Null: nothing was written. */
  let group: PromiseWithResolvers<void> | null = null;
  let groupSize = 0;
  const transaction = {
    /** Nobody else may write until it ends. */
    isActive: false,
    /** The group is due, but waits for the end of the transaction. */
    isFlushDue: false,
  };
  const queue: (() => void)[] = [];

  /** Runs a single statement. */
  async function write<Result>(statement: () => Result): Promise<Result> {
    while (transaction.isActive) await enqueue();
    const { promise } = join();
    const result = attempt(statement);
    await promise;
    return result;
  }

  /** Runs a statement that cannot be part of a transaction. */
  async function runOutside<Result>(statement: () => Result): Promise<Result> {
    while (transaction.isActive) await enqueue();
    flush();
    return statement();
  }

  /** Begins a transaction, whose statements are run by `attempt`. */
  async function begin() {
    while (transaction.isActive) await enqueue();
    join();
    attempt(() => database.exec("savepoint tx"));
    transaction.isActive = true;
  }

  /** Ends the transaction in any case. Resolves when it is on the disk. */
  async function commit() {
    const own = group;
    try {
      attempt(() => database.exec("release tx"));
    } catch (error) {
      rollback();
      throw error;
    }
    end();
    await own?.promise;
  }

  function rollback() {
    try {
      if (database.isTransaction) database.exec("rollback to tx; release tx");
    } finally {
      end();
    }
  }

  /** Runs a statement; fails the group when SQLite has given up the whole transaction with it. */
  function attempt<Result>(statement: () => Result): Result {
    try {
      return statement();
    } catch (error) {
      if (!database.isTransaction) settle((failed) => failed.reject(error));
      throw error;
    }
  }

  function join() {
    groupSize += 1;
    if (group) return group;
    // Takes the write lock now. A transaction that reads first and writes later would fail, without any waiting, when
    // another process wrote in between; and two starters would migrate the same file at once.
    database.exec("begin immediate");
    group = Promise.withResolvers<void>();
    groupSize = 1;
    // Callers await the promise. Without any, the failed statement has thrown already.
    group.promise.catch(() => {});
    // Requests that have arrived at the sockets by now are read, and their writes join, before this runs.
    setImmediate(() => (transaction.isActive ? (transaction.isFlushDue = true) : flush()));
    return group;
  }

  /** Commits the group. */
  function flush() {
    transaction.isFlushDue = false;
    if (!group) return;
    try {
      database.exec("commit");
      report.commit(groupSize);
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

  function enqueue() {
    if (queue.length < maxQueued) {
      report.queue("writes", queue.length + 1);
      return new Promise<void>((resolve) => void queue.push(resolve));
    }
    const sentence = "Too many people are writing right now. Please try again.";
    throw new HttpError("busy", { sentence, headers: { "retry-after": "5" } });
  }

  function end() {
    transaction.isActive = false;
    if (transaction.isFlushDue) flush();
    report.queue("writes", 0);
    for (const next of queue.splice(0)) next();
  }

  return { write, runOutside, begin, attempt, commit, rollback, flush };
}
