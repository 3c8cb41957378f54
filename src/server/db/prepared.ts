import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open.ts";

type Values = Record<string, string | number>;

/** Stands in a query for the value of this name, which comes when the query is run. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * A query whose text is made once for each database: making it takes as long as running it. While it is made, its
 * values are stand-ins, so all that can be done with them is to hand them to the query builder.
 */
export function prepared<Given extends Values, Row>(build: (db: Db, given: Given) => Compilable<Row>) {
  const made = new WeakMap<Db, CompiledQuery<Row>>();

  function make(db: Db) {
    const query = build(db, places as Given).compile();
    made.set(db, query);
    return query;
  }

  return async function run(db: Db, given: Given): Promise<Row[]> {
    const query = made.get(db) ?? make(db);
    const parameters = query.parameters.map((each) => (each instanceof Place ? given[each.name] : each));
    const asked: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await db.executeQuery(asked);
    return rows;
  };
}
