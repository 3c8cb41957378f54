import { hash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { StartupError } from "../startup-error.ts";
import { isMissingTable } from "./database-errors.ts";
import type { MigrationTables } from "./migration-tables.ts";
import type { Db } from "./open.ts";
import { primaryKeys } from "./primary-keys.ts";
import type { Tables } from "./schema.ts";

/** One statement copies so few rows because a photo may have 90 kB. */
const pageSize = 200;

type Row = Record<string, string | number | null>;
/**
 * A digest of the rows of a table. It depends neither on the database nor on the order, so two tables with the same
 * rows have the same digest.
 */
interface TableDigest {
  rows: number;
  digest: string;
}
export type Digests = Readonly<Record<string, TableDigest>>;

/**
 * The tables with people's rows. The files of a release are left out, because each server stores its own when it
 * starts.
 */
const tables = (Object.keys(primaryKeys) as (keyof Tables)[]).filter((table) => table !== "release_file");

/**
 * Copies all rows into an empty database with the same tables, in one transaction. Returns digests of the rows that
 * were read.
 */
export async function copyRows(from: Db, to: Db): Promise<Digests> {
  await requireSameMigrations(from, to);
  await requireEmpty(to);
  return to.transaction().execute((tx) =>
    digestEach(from, async (table, rows) => {
      await anyTable(tx).insertInto(table).values(rows).execute();
    }),
  );
}

export const digestTables = (db: Db): Promise<Digests> => digestEach(db, async () => {});

/** Throws, with the name of the table, when two databases have different rows. */
export function requireSame(expected: Digests, found: Digests) {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [one, other] = [expected[table], found[table]];
    if (one?.rows === other?.rows && one?.digest === other?.digest) continue;
    throw new StartupError([
      `The table ${table} differs: ${one?.rows ?? 0} rows were to be there, and ${other?.rows ?? 0} are.`,
    ]);
  }
}

export async function requireEmpty(db: Db) {
  for (const table of tables) {
    const rows = await anyTable(db).selectFrom(table).selectAll().limit(1).execute();
    if (rows.length > 0) {
      throw new StartupError([`The database is not empty: the table ${table} has rows, and nothing is replaced.`]);
    }
  }
}

/** Throws when different releases have prepared the two databases, because columns might be missing. */
async function requireSameMigrations(from: Db, to: Db) {
  const [one, other] = [await migrationsOf(from), await migrationsOf(to)];
  if (one.join() === other.join()) return;
  throw new StartupError([
    "The database was prepared by another release than this one: start the server of this release with it once.",
  ]);
}

async function migrationsOf(db: Db) {
  try {
    const known = db as unknown as Kysely<MigrationTables>;
    const rows = await known.selectFrom("migration").select("name").execute();
    return rows.map(({ name }) => name).toSorted();
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

async function digestEach(db: Db, use: (table: keyof Tables, rows: Row[]) => Promise<void>): Promise<Digests> {
  const digests: Record<string, TableDigest> = {};
  for (const table of await present(db)) {
    const sum = createSum();
    for await (const rows of pagesOf(db, table)) {
      for (const row of rows) sum.add(row);
      await use(table, rows);
    }
    digests[table] = sum.total();
  }
  return digests;
}

/** Lists the tables that the database has. The database of an earlier release lacks some. */
async function present(db: Db) {
  const names = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return tables.filter((table) => names.has(table));
}

/**
 * Yields the rows of a table page by page, in the order of its key. Each page starts after the last row of the one
 * before.
 */
async function* pagesOf(db: Db, table: keyof Tables) {
  const keys: readonly string[] = primaryKeys[table];
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const page = anyTable(db).selectFrom(table).selectAll().orderBy(names).limit(pageSize);
  for (let rows = await page.execute(); rows.length > 0;) {
    yield rows;
    const last = rows.at(-1) ?? {};
    const values = sql.join(keys.map((key) => last[key]));
    rows = rows.length < pageSize ? [] : await page.where(sql<boolean>`(${names}) > (${values})`).execute();
  }
}

/** Adds up digests of rows. Their order must not matter, because databases sort text in different ways. */
function createSum() {
  let rows = 0;
  let digest = 0n;
  function add(row: Row) {
    const values = Object.keys(row)
      .toSorted()
      .map((name) => [name, row[name]]);
    digest ^= BigInt(`0x${hash("sha256", JSON.stringify(values))}`);
    rows++;
  }
  return { add, total: () => ({ rows, digest: digest.toString(16) }) };
}

/**
 * The query builder's types cannot express a query of any table. The tables and columns named here are known to exist.
 */
const anyTable = (db: Db) => db as unknown as Kysely<Record<string, Row>>;
