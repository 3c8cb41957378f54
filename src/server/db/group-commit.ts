import type { DatabaseSync } from "node:sqlite";
import { createWriteGroup } from "./write-group.ts";
import { createWriteTurns } from "./write-turns.ts";

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Commits concurrent writes together, because a write spends nearly all of its time waiting for the disk. A write
 * resolves when its group is on the disk. A failed write is rolled back alone. Only when SQLite gives up the whole
 * transaction, as on a full disk, does the whole group fail.
 */
export function createGroupCommit(database: DatabaseSync) {
  const turns = createWriteTurns();
  const group = createWriteGroup(database, flushWhenDue);
  /** The flag is true when the group is due, but waits for the end of a transaction. */
  let isFlushDue = false;

  function flushWhenDue() {
    if (turns.isTaken()) isFlushDue = true;
    else flush();
  }

  function flush() {
    isFlushDue = false;
    group.flush();
  }

  async function write<Result>(statement: () => Result): Promise<Result> {
    while (turns.isTaken()) await turns.wait();
    const committed = group.join();
    const result = group.attempt(statement);
    await committed;
    return result;
  }

  /** Runs a statement that cannot be part of a transaction. */
  async function runOutside<Result>(statement: () => Result): Promise<Result> {
    while (turns.isTaken()) await turns.wait();
    flush();
    return statement();
  }

  /** Begins a transaction. Its statements are run by `attempt`. */
  async function begin() {
    while (turns.isTaken()) await turns.wait();
    void group.join();
    group.attempt(() => database.exec("savepoint tx"));
    turns.take();
  }

  /** Ends the transaction, even if the commit fails. Resolves when the transaction is on the disk. */
  async function commit() {
    const committed = group.current();
    try {
      group.attempt(() => database.exec("release tx"));
    } catch (error) {
      rollback();
      throw error;
    }
    end();
    await committed;
  }

  function rollback() {
    try {
      if (database.isTransaction) database.exec("rollback to tx; release tx");
    } finally {
      end();
    }
  }

  const end = () => turns.end(() => isFlushDue && flush());

  return { write, runOutside, begin, attempt: group.attempt, commit, rollback, flush, isOpen: group.isOpen };
}
