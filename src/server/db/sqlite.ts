import { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import { isDamaged, isLocked, isUnavailable } from "./database-errors.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import { createLockWait } from "./lock-wait.ts";
import { createStatements, type Statements } from "./node-sqlite.ts";
import { requireWritableFile } from "./writable-check.ts";

/**
 * The time in ms for which SQLite itself waits for a lock of another process, such as a second start or a backup. The
 * whole process stands still then, so lock-wait.ts does the waiting once there are visitors.
 */
const busyTimeout = { starting: 10_000, serving: 0 };

/**
 * Creates the dialect for a SQLite file, or `:memory:`, and a check that the file can be written to. An acknowledged
 * write survives a power cut.
 */
export function openSqlite(file: string): { dialect: Dialect; requireWritable: () => Promise<void> } {
  const writing = new DatabaseSync(file, { timeout: busyTimeout.starting });
  writing.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // These settings matter on macOS, where fsync alone leaves a write in the cache of the drive.
  writing.exec("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON");
  const writer = createStatements(writing);
  // A separate connection reads only committed data. A database in memory belongs to a single connection.
  const isFile = file !== ":memory:";
  const reader = isFile
    ? createStatements(new DatabaseSync(file, { readOnly: true, timeout: busyTimeout.serving }))
    : writer;
  const shared = { writer, reader, group: createGroupCommit(writing), ...createWaits() };
  const driver = createDriver(shared);
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  async function requireWritable() {
    if (isFile) await requireWritableFile(file);
    // After a failed write, only another write can tell whether writing works again. This one changes nothing but the
    // page with the version.
    if (shared.hasFailed()) await new Connection(shared).executeQuery(CompiledQuery.raw("PRAGMA user_version = 0"));
  }
  return { dialect, requireWritable };
}

/** These settings decide when a commit waits for the disk. With either, a power cut leaves only whole transactions. */
export const waitForDisk = {
  atCheckpoints: CompiledQuery.raw("PRAGMA synchronous = NORMAL"),
  atCommits: CompiledQuery.raw("PRAGMA synchronous = FULL"),
};

export const shortenBusyTimeout = CompiledQuery.raw(`PRAGMA busy_timeout = ${busyTimeout.serving}`);

interface SharedConnections extends ReturnType<typeof createWaits> {
  writer: Statements;
  reader: Statements;
  group: GroupCommit;
}

/**
 * Creates the waits for locks of other processes, one for writes and one for reads, and remembers whether the last
 * write has failed.
 */
function createWaits() {
  const [waitToWrite, waitToRead] = [createLockWait(), createLockWait()];
  let hasFailed = false;

  async function noting<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write();
      hasFailed = false;
      return result;
    } catch (error) {
      if (isUnavailable(error) || isDamaged(error)) hasFailed = true;
      throw error;
    }
  }

  const toWrite = <Result>(attempt: () => Promise<Result>) => noting(() => waitToWrite(attempt));

  /** Returns the result itself, without a promise, if nothing is locked, because there are many reads. */
  function toRead<Result>(attempt: () => Result): Result | Promise<Result> {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return waitToRead(attempt);
    }
  }

  return { noting, toWrite, toRead, hasFailed: () => hasFailed };
}

function createDriver(shared: SharedConnections): Driver {
  const { writer, reader, group } = shared;
  /**
   * These connections are idle. They are reused, because Kysely keeps a weak reference to each, which costs more than a
   * query.
   */
  const idle: Connection[] = [];
  return {
    init: async () => {},
    acquireConnection: async () => idle.pop() ?? new Connection(shared),
    beginTransaction: (connection) => toOwn(connection).begin(),
    commitTransaction: (connection) => toOwn(connection).commit(),
    rollbackTransaction: async (connection) => toOwn(connection).rollback(),
    releaseConnection: async (connection) => void idle.push(toOwn(connection)),
    async destroy() {
      group.flush();
      if (reader !== writer) reader.close();
      writer.close();
    },
  };
}

function toOwn(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError("This connection is of another database");
}

/**
 * A connection is one caller's view of the two shared ones. Single statements run at any time; a transaction locks out
 * other writers.
 */
class Connection implements DatabaseConnection {
  readonly #shared: SharedConnections;
  #isInTransaction = false;

  constructor(shared: SharedConnections) {
    this.#shared = shared;
  }

  async begin() {
    const { group, toWrite } = this.#shared;
    await toWrite(() => group.begin());
    this.#isInTransaction = true;
  }

  commit() {
    this.#isInTransaction = false;
    const { group, noting } = this.#shared;
    return noting(() => group.commit());
  }

  /**
   * Kysely also calls this after a failed commit, when nothing is left to roll back and others may already be writing.
   */
  rollback() {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    this.#shared.group.rollback();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, group, toRead, toWrite } = this.#shared;
    const write = () => writer.run<Row>(query);
    if (this.#isInTransaction) return group.attempt(write);
    // Each commit empties the page cache of the reader, so the reader is only used while the writer has uncommitted
    // rows.
    if (isRead(query)) return toRead(() => (group.isOpen() ? reader : writer).run<Row>(query));
    return toWrite(() => (isWrite.test(query.sql) ? group.write(write) : group.runOutside(write)));
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query);
  }
}

const isWrite = /^(insert|update|delete|with)\b/i;

const isRead = ({ sql, query }: CompiledQuery) => query.kind === "SelectQueryNode" || /^select\b/i.test(sql);

class FileAdapter extends SqliteAdapter {
  /** Callers share the two connections, instead of waiting in Kysely's queue. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite rolls back schema changes, so a killed migration leaves nothing behind. Kysely assumes otherwise. */
  override get supportsTransactionalDdl() {
    return true;
  }
}
