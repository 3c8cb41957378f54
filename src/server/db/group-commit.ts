import type { DatabaseSync } from "node:sqlite";
import { HttpError } from "../errors.ts";

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/** Who would wait behind so many while a transaction is under way is sent away to come back. */
const mostWaiting = 500;

/**
 * Commits together what is written at about the same time, because waiting for the disk is what a write costs. A write
 * is acknowledged when its group is on the disk. One that fails undoes itself alone; only when SQLite gives up the
 * whole transaction (the disk is full, say) do all of the group fail.
 */
export function createGroupCommit(database: DatabaseSync) {
  /** Settled when what was written since the last commit is on the disk. Null: nothing was. */
  let group: PromiseWithResolvers<void> | null = null;
  const turns = {
    /** A transaction is under way, in which nobody else may write. */
    isTaken: false,
    /** The group should have been committed by now, but a transaction is under way. */
    isLate: false,
  };
  const waiting: (() => void)[] = [];

  /** Runs a single statement. */
  async function write<Result>(statement: () => Result): Promise<Result> {
    while (turns.isTaken) await turn();
    const { promise } = join();
    const result = attempt(statement);
    await promise;
    return result;
  }

  /** Runs what cannot be part of a transaction. */
  async function alone<Result>(statement: () => Result): Promise<Result> {
    while (turns.isTaken) await turn();
    commit();
    return statement();
  }

  /** Begins a transaction: until its end, statements are run by `attempt`. */
  async function begin() {
    while (turns.isTaken) await turn();
    join();
    attempt(() => database.exec("savepoint own"));
    turns.isTaken = true;
  }

  /** Resolves when the transaction is on the disk. Whether or not it gets there, this was its end. */
  async function keep() {
    const own = group;
    try {
      attempt(() => database.exec("release own"));
    } catch (error) {
      undo();
      throw error;
    }
    leave();
    await own?.promise;
  }

  function undo() {
    try {
      if (database.isTransaction) database.exec("rollback to own; release own");
    } finally {
      leave();
    }
  }

  function attempt<Result>(statement: () => Result): Result {
    try {
      return statement();
    } catch (error) {
      if (!database.isTransaction) settle((lost) => lost.reject(error));
      throw error;
    }
  }

  function join() {
    if (group) return group;
    // Takes the write lock now. A transaction that reads first and writes later would fail, without any waiting, when
    // another process wrote in between; and two starters would migrate the same file at once.
    database.exec("begin immediate");
    group = Promise.withResolvers<void>();
    // Who waits is told by the promise; when nobody does, the failed statement has told already.
    group.promise.catch(() => {});
    // All that has arrived at the sockets by now is read, and written, before this.
    setImmediate(() => (turns.isTaken ? (turns.isLate = true) : commit()));
    return group;
  }

  function commit() {
    turns.isLate = false;
    if (!group) return;
    try {
      database.exec("commit");
      settle((kept) => kept.resolve());
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      settle((lost) => lost.reject(error));
    }
  }

  function settle(how: (settled: PromiseWithResolvers<void>) => void) {
    const settled = group;
    group = null;
    if (settled) how(settled);
  }

  function turn() {
    if (waiting.length < mostWaiting) return new Promise<void>((resolve) => void waiting.push(resolve));
    throw new HttpError("busy", {
      sentence: "Too many people are writing right now. Please try again.",
      headers: { "retry-after": "5" },
    });
  }

  function leave() {
    turns.isTaken = false;
    if (turns.isLate) commit();
    for (const next of waiting.splice(0)) next();
  }

  return { write, alone, begin, attempt, keep, undo, commit };
}
