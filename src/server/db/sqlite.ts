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
 * How long another process (a second starter, a backup) may hold the file before we give up, in ms. All else waits
 * too meanwhile, so it is short once there are visitors.
 */
const patience = { whileStarting: 10_000, whileServing: 250 };

/** A SQLite file, or `:memory:`, made durable: an answered write survives a power cut. */
export function sqliteDialect(file: string): Dialect {
  const writing = new DatabaseSync(file, { timeout: patience.whileStarting });
  writing.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  const writer = createStatements(writing);
  // A connection of its own sees only what is committed. What is in memory is seen by one connection only.
  const isFile = file !== ":memory:";
  const reader = isFile
    ? createStatements(new DatabaseSync(file, { readOnly: true, timeout: patience.whileServing }))
    : writer;
  const driver = createDriver({ writer, reader, group: createGroupCommit(writing) });
  return {
    createDriver: () => driver,
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

export const shortenBusyTimeout = CompiledQuery.raw(`PRAGMA busy_timeout = ${patience.whileServing}`);

interface Ways {
  writer: Statements;
  reader: Statements;
  group: GroupCommit;
}

function createDriver({ writer, reader, group }: Ways): Driver {
  /** Those that nobody uses. Kysely remembers every connection it has seen, weakly, which costs more than a query. */
  const free: Connection[] = [];
  return {
    init: async () => {},
    acquireConnection: async () => free.pop() ?? new Connection({ writer, reader, group }),
    beginTransaction: (connection) => asOurs(connection).begin(),
    commitTransaction: (connection) => asOurs(connection).keep(),
    rollbackTransaction: async (connection) => asOurs(connection).undo(),
    releaseConnection: async (connection) => void free.push(asOurs(connection)),
    async destroy() {
      group.commit();
      if (reader !== writer) reader.close();
      writer.close();
    },
  };
}

function asOurs(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError("This connection is of another database");
}

/** What one caller has of the database: alone it may read and write at any time, in a transaction nobody else writes. */
class Connection implements DatabaseConnection {
  readonly #ways: Ways;
  #isInTransaction = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  async begin() {
    await this.#ways.group.begin();
    this.#isInTransaction = true;
  }

  keep() {
    this.#isInTransaction = false;
    return this.#ways.group.keep();
  }

  /** Kysely also asks for it where keeping has failed. Then there is nothing left to undo, and it is another's turn. */
  undo() {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    this.#ways.group.undo();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, group } = this.#ways;
    const write = () => writer.run<Row>(query);
    if (this.#isInTransaction) return group.attempt(write);
    if (isReading(query)) return reader.run<Row>(query);
    return isChange.test(query.sql) ? group.write(write) : group.alone(write);
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query);
  }
}

const isChange = /^(insert|update|delete|with)\b/i;

const isReading = ({ sql, query }: CompiledQuery) => query.kind === "SelectQueryNode" || /^select\b/i.test(sql);

class FileAdapter extends SqliteAdapter {
  /** Kysely need not let callers queue: they share our two connections by rules of their own. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite can undo changes of the schema, so a killed migration leaves nothing behind. Kysely does not assume so. */
  override get supportsTransactionalDdl() {
    return true;
  }
}
