import { DatabaseSync } from "node:sqlite";
import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { createStatements } from "./node-sqlite.ts";

test("a row has its values by the names of the columns", () => {
  const { run } = createStatements(new DatabaseSync(":memory:"));
  expect(run(CompiledQuery.raw("select 'om' as mantra, 108 as beads, null as image")).rows).toEqual([
    { mantra: "om", beads: 108, image: null },
  ]);
});

test("a selection of all columns has those that a migration has added since", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table mala (beads integer); insert into mala values (108)");
  const { run } = createStatements(database);
  const all = CompiledQuery.raw("select * from mala");
  expect(run(all).rows).toEqual([{ beads: 108 }]);
  database.exec("alter table mala add column wood text default 'tulsi'");
  expect(run(all).rows).toEqual([{ beads: 108, wood: "tulsi" }]);
});
