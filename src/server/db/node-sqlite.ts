import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

export type Statements = ReturnType<typeof createStatements>;

/** More than the program has statements; only those built from the length of a list could exceed it. */
const maxStatements = 300;

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
    if (prepared.size >= maxStatements) prepared.clear();
    // Schema changes run once, and need no cached statement.
    if (/^(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, made);
    return made;
  }

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = prepare(sql);
    // The types of the query builder allow text and numbers only.
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
