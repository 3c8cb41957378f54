import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open.ts";

type Value = string | number | null;

/** A placeholder stands for a named value until the query is run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Compiles a query once for a database and its transactions, because compiling takes as long as running. While the
 * query is built, its values are placeholders, so `build` may only pass them on to the query builder.
 */
export function prepared<Given extends Readonly<Record<keyof Given, Value>>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
) {
  /** The keys are objects that a database shares with its transactions. */
  const made = new WeakMap<object, CompiledQuery<Row>>();

  function make(db: Db) {
    const query = build(db, placeholders as Given).compile();
    made.set(db.getExecutor().adapter, query);
    return query;
  }

  return async function run(db: Db, given: Given): Promise<Row[]> {
    const query = made.get(db.getExecutor().adapter) ?? make(db);
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? given[each.name as keyof Given] : each,
    );
    const filled: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await db.executeQuery(filled);
    return rows;
  };
}
