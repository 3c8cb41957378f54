import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { isMissingTable, isUniqueViolation } from "./database-errors.ts";

/** These tables record the migrations of the product. */
export interface MigrationTables {
  migration: {
    name: string;
    /** The number of the newest migration known to the oldest release that can work with this one. */
    compatible_since: string;
  };
  /** The table has a single row, which a starting server writes before it migrates. */
  migration_turn: { id: number; turns: number };
  /**
   * In this table Kysely recorded the migrations of the first version. It is read once and never written, so that the
   * first version can still be started.
   */
  kysely_migration: { name: string; timestamp: string };
}

const maxAttempts = 20;

/**
 * Creates the tables, and copies the records of the first version. Two servers that create the same table at once may
 * both get a conflict, so each looks again.
 */
export async function prepareMigrationTables(db: Kysely<MigrationTables>) {
  for (let attempt = 1; ; attempt++) {
    try {
      const turns = await findRows(db, "migration_turn");
      if (!turns || turns.length === 0) await create(db);
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error;
      await pause(Math.random() * 100);
    }
  }
}

/**
 * Returns true if PostgreSQL reports that the table, its type or its row exists already, or that the catalog was
 * changed concurrently.
 */
const isCollision = (error: unknown) =>
  isUniqueViolation(error) ||
  (error instanceof Error && "code" in error && /^(42P07|42710|XX000|40001)$/.test(String(error.code)));

/** Reads the rows of a table. The result is null when the table does not exist. */
async function findRows(db: Kysely<MigrationTables>, table: keyof MigrationTables) {
  try {
    return await db.selectFrom(table).selectAll().execute();
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw error;
  }
}

/** Creates both tables before the row, so that a database with the row has both. */
async function create(db: Kysely<MigrationTables>) {
  const earlier = await findRows(db, "kysely_migration");
  await db.transaction().execute(async (tx) => {
    await tx.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("compatible_since", "text", (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable("migration_turn")
      .ifNotExists()
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("turns", "integer", (column) => column.notNull())
      .execute();
    if (earlier && earlier.length > 0) await takeOver(tx);
    await tx.insertInto("migration_turn").values({ id: 1, turns: 0 }).execute();
  });
}

const takeOver = (db: Kysely<MigrationTables>) =>
  db
    .insertInto("migration")
    .columns(["name", "compatible_since"])
    .expression((query) =>
      query.selectFrom("kysely_migration").select(["name", sql<string>`substr(name, 1, 4)`.as("compatible_since")]),
    )
    .execute();
