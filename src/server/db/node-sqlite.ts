import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

export type Statements = ReturnType<typeof createStatements>;

/**
 * The cache holds more statements than the program has. Only statements that are built from the length of a list could
 * exceed it.
 */
const maxStatements = 300;

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
  /** The names of the columns; null where they may change. */
  columns: readonly string[] | null;
}

/** Runs Kysely's queries synchronously in Node's own SQLite, and prepares each statement once. */
export function createStatements(database: DatabaseSync) {
  const prepared = new Map<string, Prepared>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const names = statement.columns().map(({ name }) => name);
    // A migration by another process may change which columns `*` stands for.
    const columns = sql.includes("*") ? null : names;
    statement.setReturnArrays(columns !== null);
    const made = { statement, hasRows: names.length > 0, columns };
    if (prepared.size >= maxStatements) prepared.clear();
    // Schema changes run once, so their statements are not cached.
    if (/^(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, made);
    return made;
  }

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows, columns } = prepare(sql);
    // The query builder's types only allow text and numbers as values.
    const values = parameters as SQLInputValue[];
    if (hasRows) {
      const rows = statement.all(...values);
      return { rows: (columns ? rows.map((row) => toObject(columns, row)) : rows) as Row[] };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  function close() {
    prepared.clear();
    database.close();
  }

  return { run, close };
}

/** Makes a plain object of a row. Node's own rows are hash tables, and reading them costs as much as the query. */
function toObject(columns: readonly string[], values: { readonly [at: number]: SQLOutputValue }) {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (const [at, column] of columns.entries()) row[column] = values[at];
  return row;
}
