import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { refusalHeader } from "#contract/refusals.ts";
import { openBrowser } from "../../accounts/test-browser.ts";
import { folders } from "../../folders.ts";
import { testApp } from "../../test-app.ts";
import { connectPostgres, openPostgres, type Db } from "../open.ts";
import { runAsAdmin, createPostgres } from "../test-databases.ts";

const home = inject("postgres") ?? "";
const nameOf = (url: string) => new URL(url).pathname.slice(1);

const endSessions = (name: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;

interface State {
  code: string;
  enter: (database: string, user: string) => string;
  leave: (database: string, user: string) => string;
}

const states: State[] = [
  {
    code: "25006",
    enter: (name) => `alter database ${name} set default_transaction_read_only = on`,
    leave: (name) => `alter database ${name} reset default_transaction_read_only`,
  },
  { code: "28000", enter: (_, user) => `alter role ${user} nologin`, leave: (_, user) => `alter role ${user} login` },
  {
    code: "3D000",
    enter: (name) => `${endSessions(name)}; alter database ${name} rename to ${name}_gone`,
    leave: (name) => `alter database ${name}_gone rename to ${name}`,
  },
  {
    code: "55000",
    enter: (name) => `alter database ${name} allow_connections false`,
    leave: (name) => `alter database ${name} allow_connections true`,
  },
];

describe.skipIf(home === "")("while PostgreSQL", () => {
  test.each(states)("answers with $code, writes get 503, readyz too, and both recover", async ({ enter, leave }) => {
    const user = `person_${randomUUID().slice(0, 8)}`;
    const url = await createPostgres(home);
    const name = nameOf(url);
    await runAsAdmin(home, `create role ${user} login superuser`);
    await using db = await openPostgres({ url: url.replace("test@", `${user}@`), migrations: folders.migrations });
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    const write = () => browser.post("/api/favorites/om-namah-shivaya", {});
    expect((await write()).status).toBe(200);

    await runAsAdmin(home, `${enter(name, user)}; ${endSessions(name)}`);
    await expect.poll(async () => (await ask("/readyz")).status).toBe(503);
    const reply = await write();
    expect([reply.status, reply.headers.get(refusalHeader)]).toEqual([503, "database-unavailable"]);
    expect((await ask("/api/deities")).status).toBe(200);

    await runAsAdmin(home, `${leave(name, user)}; ${endSessions(name)}`);
    await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
    expect((await write()).status).toBe(200);
  });

  test("reads only on connections that are open, all of them are left for new ones", async () => {
    const url = await createPostgres(home);
    const name = nameOf(url);
    await using db = await openPostgres({ url, migrations: folders.migrations });
    const addAtOnce = (letters: string) => {
      const adding = [...letters].map((slug) => db.insertInto("post_view").values({ slug, views: 1 }).execute());
      return Promise.allSettled(adding);
    };
    await runAsAdmin(home, `alter database ${name} set default_transaction_read_only = on`);
    const refused = await addAtOnce("abcdef");
    expect(refused.map((each) => each.status === "rejected" && each.reason)).toEqual(
      refused.map(() => expect.objectContaining({ code: "25006" })),
    );
    await runAsAdmin(home, `alter database ${name} reset default_transaction_read_only`);
    expect((await addAtOnce("abcdef")).map(({ status }) => status)).toEqual(refused.map(() => "fulfilled"));
  });
});

const openWith = async (setting: string): Promise<Db> => {
  const url = await createPostgres(home);
  await runAsAdmin(home, `alter database ${nameOf(url)} set ${setting}`);
  return openPostgres({ url, migrations: folders.migrations });
};
const add = (db: Db, slug: string) =>
  db
    .updateTable("post_view")
    .set((row) => ({ views: row("views", "+", 1) }))
    .where("slug", "=", slug)
    .execute();
const addPosts = (db: Db) =>
  db
    .insertInto("post_view")
    .values(["a", "b"].map((slug) => ({ slug, views: 0 })))
    .execute();
const views = async (db: Db) => {
  const rows = await db.selectFrom("post_view").select("views").orderBy("slug").execute();
  return rows.map((each) => each.views);
};

/** Returns a function for two callers, whose promise resolves when both have called it. */
function meeting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let absent = 2;
  return () => {
    absent--;
    if (absent <= 0) resolve();
    return promise;
  };
}

describe.skipIf(home === "")("two transactions in each other's way", () => {
  test("both succeed after a deadlock", async () => {
    await using db = await openWith("deadlock_timeout = '20ms'");
    await addPosts(db);
    const meet = meeting();
    const both = (first: string, second: string) =>
      db.transaction().execute(async (tx) => {
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([both("a", "b"), both("b", "a")]);
    expect(await views(db)).toEqual([2, 2]);
  });

  test("both succeed after a serialization failure", async () => {
    await using db = await openWith("default_transaction_isolation = 'serializable'");
    await addPosts(db);
    const meet = meeting();
    const copyAndAdd = (slug: string) =>
      db.transaction().execute(async (tx) => {
        const [a = 0, b = 0] = await views(tx);
        await meet();
        await tx
          .updateTable("post_view")
          .set({ views: a + b + 1 })
          .where("slug", "=", slug)
          .execute();
      });
    await Promise.all([copyAndAdd("a"), copyAndAdd("b")]);
    expect((await views(db)).toSorted()).toEqual([1, 2]);
  });

  test("single statements succeed after a serialization failure", async () => {
    await using db = await openWith("default_transaction_isolation = 'repeatable read'");
    await addPosts(db);
    await Promise.all(Array.from({ length: 4 }, () => add(db, "a")));
    expect(await views(db)).toEqual([4, 0]);
  });
});

test.skipIf(home === "")("a database that is never asked opens without it", async () => {
  await using db = await connectPostgres({ url: "postgres://nobody@127.0.0.1:1/nothing" });
  await expect(db.selectFrom("account").selectAll().execute()).rejects.toThrow("The database does not answer");
});
