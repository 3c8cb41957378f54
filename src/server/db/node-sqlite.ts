import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

export type Statements = ReturnType<typeof createStatements>;

/** More than the program has texts of; only a text made from a list's length could ever go beyond it. */
const limit = 300;

interface Prepared {
  statement: StatementSync;
  hasRows: boolean;
}

/** Runs Kysely's queries on Node's own SQLite, at once. A statement is prepared once. */
export function createStatements(database: DatabaseSync) {
  const prepared = new Map<string, Prepared>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    if (prepared.size >= limit) prepared.clear();
    // What changes the schema is asked once; kept, it would only be in the way.
    if (/^(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, made);
    return made;
  }

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = prepare(sql);
    // Kysely hands over what the query builder was given; its types keep that to text and numbers.
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  function close() {
    prepared.clear();
    database.close();
  }

  return { run, close };
}
