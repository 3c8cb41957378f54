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
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import { createStatements, type Statements } from "./node-sqlite.ts";

/**
 * Wait for a lock of another process (a second starter, a backup), in ms. Everything else waits meanwhile, so it is
 * short once there are visitors.
 */
const busyTimeout = { starting: 10_000, serving: 250 };

/** Dialect for a SQLite file, or `:memory:`. An acknowledged write survives a power cut. */
export function sqliteDialect(file: string): Dialect {
  const writing = new DatabaseSync(file, { timeout: busyTimeout.starting });
  writing.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // macOS only: there, fsync alone leaves a write in the cache of the drive.
  writing.exec("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON");
  const writer = createStatements(writing);
  // A separate connection reads committed data only. A database in memory belongs to a single connection.
  const isFile = file !== ":memory:";
  const reader = isFile
    ? createStatements(new DatabaseSync(file, { readOnly: true, timeout: busyTimeout.serving }))
    : writer;
  const driver = createDriver({ writer, reader, group: createGroupCommit(writing) });
  return {
    createDriver: () => driver,
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

export const shortenBusyTimeout = CompiledQuery.raw(`PRAGMA busy_timeout = ${busyTimeout.serving}`);

interface SharedConnections {
  writer: Statements;
  reader: Statements;
  group: GroupCommit;
}

function createDriver(shared: SharedConnections): Driver {
  const { writer, reader, group } = shared;
  /** Idle connections, reused because Kysely keeps a weak reference to each, which costs more than a query. */
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

/** View of the shared connections for one caller: single statements run at any time, a transaction locks out other writers. */
class Connection implements DatabaseConnection {
  readonly #shared: SharedConnections;
  #isInTransaction = false;

  constructor(shared: SharedConnections) {
    this.#shared = shared;
  }

  async begin() {
    await this.#shared.group.begin();
    this.#isInTransaction = true;
  }

  commit() {
    this.#isInTransaction = false;
    return this.#shared.group.commit();
  }

  /** Kysely also calls this after a failed commit. Then nothing is left to roll back, and others may be writing. */
  rollback() {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    this.#shared.group.rollback();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, group } = this.#shared;
    const write = () => writer.run<Row>(query);
    if (this.#isInTransaction) return group.attempt(write);
    if (isRead(query)) return reader.run<Row>(query);
    return isWrite.test(query.sql) ? group.write(write) : group.runOutside(write);
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query);
  }
}

const isWrite = /^(insert|update|delete|with)\b/i;

const isRead = ({ sql, query }: CompiledQuery) => query.kind === "SelectQueryNode" || /^select\b/i.test(sql);

class FileAdapter extends SqliteAdapter {
  /** Lets callers share the two connections, by the rules above, instead of queueing in Kysely. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite rolls back schema changes, so a killed migration leaves nothing behind. Kysely assumes otherwise. */
  override get supportsTransactionalDdl() {
    return true;
  }
}
