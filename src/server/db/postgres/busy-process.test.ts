import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { connectPostgres, type Db } from "../open.ts";
import { createPostgres } from "../test-databases.ts";

const home = inject("postgres") ?? "";
/** These timeouts in ms are long enough on any machine, and the process is busy for longer than them. */
const timeouts = { connecting: 1000, answer: 2500 };
const longer = { connecting: 1300, answer: 3000 };

/**
 * Blocks the thread, as rendering many pages or waiting for a core would. No timer runs and no socket is read all the
 * while.
 */
const beBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs a query that takes a moment, so that the reply arrives while the process is busy. */
const ask = (db: Db) => sql<{ one: number }>`select 1 as one from pg_sleep(0.1)`.execute(db);

describe.skipIf(home === "")("a process that is busy for longer than the database may take", () => {
  test("takes the reply that came meanwhile", async () => {
    await using db = await connectPostgres({ url: await createPostgres(home), timeouts });
    const { rows } = await db.connection().execute(async (connection) => {
      const asked = ask(connection);
      await nextTurn();
      beBusy(longer.answer);
      return asked;
    });
    expect(rows).toEqual([{ one: 1 }]);
  });

  test("uses the connection that it was opening, and has time for the answer", async () => {
    await using db = await connectPostgres({ url: await createPostgres(home), timeouts });
    const asked = ask(db);
    await nextTurn();
    beBusy(longer.connecting);
    expect((await asked).rows).toEqual([{ one: 1 }]);
  });
});
