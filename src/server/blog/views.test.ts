import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { openSqlite, testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { createViewCounter } from "./view-counter.ts";
import { recordViews, readViewCounts } from "./views.store.ts";

const slug = "the-sound-of-om";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const noon = new Date("2026-11-20T12:00Z");

interface Visitor {
  from?: string;
  agent?: string;
}

/** Returns an app whose counter of views is flushed by the test. */
function counting(given: Parameters<typeof testApp>[0] = {}) {
  const base = testApp(given);
  const options = { ...base.deps, secret: "of all servers of one site, and of nobody else", addressFactor: 1 };
  const views = createViewCounter(options);
  const app = testApp({ ...given, db: base.deps.db, views });
  const look = async ({ from = "192.0.2.1", agent = firefox }: Visitor = {}) => {
    const reply = await app.ask(`/api/blog-posts/${slug}/views`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "user-agent": agent },
      from,
    });
    return reply.json();
  };
  const shown = async () => (await app.call(api.blogPost, { slug })).viewCount;
  return { ...app, logged: base.logged, views, look, shown };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a visitor counts once a day for each teaching, however often the page is reloaded", async () => {
    await using db = await open();
    let now = noon;
    const { look, views, shown } = counting({ db, now: () => now });
    for (let time = 0; time < 20; time++) expect(await look()).toEqual({ viewCount: 1 });
    await views.flush();
    for (let time = 0; time < 20; time++) expect(await look()).toEqual({ viewCount: 1 });
    expect(await shown()).toBe(1);
    now = new Date("2026-11-21T12:00Z");
    expect(await look()).toEqual({ viewCount: 2 });
  });

  test("the count outlives the server, and a visitor is known by the next one too", async () => {
    await using db = await open();
    const before = counting({ db });
    await before.look();
    await before.look({ from: "192.0.2.2" });
    await before.views.flush();
    const after = counting({ db });
    await after.views.flush();
    expect(await after.shown()).toBe(2);
    await after.look();
    await after.views.flush();
    expect(await after.shown()).toBe(2);
  });

  test("what two servers count at the same time adds up, and each learns of the other's", async () => {
    await using db = await open();
    const [one, other] = [counting({ db }), counting({ db })];
    await one.look({ from: "192.0.2.1" });
    await other.look({ from: "192.0.2.1" });
    await other.look({ from: "192.0.2.2" });
    await Promise.all([one.views.flush(), other.views.flush()]);
    await one.views.flush();
    await other.views.flush();
    expect([await one.shown(), await other.shown()]).toEqual([2, 2]);
  });

  test("cached responses of a teaching are invalidated when its count has been stored", async () => {
    await using db = await open();
    const { look, shown, views } = counting({ db });
    expect(await shown()).toBe(0);
    await look();
    expect(await shown()).toBe(0);
    await views.flush();
    expect(await shown()).toBe(1);
  });

  test("of a visitor nothing is kept but a hash and the day", async () => {
    await using db = await open();
    const { look, views } = counting({ db });
    await look();
    await views.flush();
    expect(await db.selectFrom("view_seen").selectAll().execute()).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/), day: "2026-11-20" },
    ]);
  });

  test("thousands of views are written together", async () => {
    await using db = await open();
    const views = new Map(Array.from({ length: 1300 }, (_, place) => [`key ${place}`, `post-${place % 3}`]));
    await recordViews(db, { views, day: "2026-11-20" });
    await recordViews(db, { views, day: "2026-11-20" });
    expect([...(await readViewCounts(db))].toSorted()).toEqual([
      ["post-0", 434],
      ["post-1", 433],
      ["post-2", 433],
    ]);
  });
});

test("another name for the same browser adds no more than a household's worth from one address", async () => {
  await using db = await openSqlite();
  const { look } = counting({ db });
  for (let time = 0; time < 50; time++) await look({ agent: `${firefox} ${time}` });
  expect(await look({ agent: "Mozilla/5.0 one more" })).toEqual({ viewCount: 8 });
  expect(await look({ from: "192.0.2.2" })).toEqual({ viewCount: 9 });
});

test.each([
  "",
  "curl/8.5.0",
  "python-requests/2.32",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome-Lighthouse",
])("%j is a program that reads for itself, and does not count", async (agent) => {
  expect(await counting().look({ agent })).toEqual({ viewCount: 0 });
});

test.each([
  firefox,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 10; CUBOT P40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36",
])("%j is a person's browser", async (agent) => {
  await using db = await openSqlite();
  expect(await counting({ db }).look({ agent })).toEqual({ viewCount: 1 });
});

test("reading counts nothing, nor does a page of another site", async () => {
  const { ask, shown, views } = counting();
  const path = `/api/blog-posts/${slug}`;
  for (let time = 0; time < 3; time++) await ask(path, { headers: { "user-agent": firefox } });
  expect((await ask(`${path}/views`, { headers: { "user-agent": firefox } })).status).toBe(405);
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }, {}]) {
    const reply = await ask(`${path}/views`, { method: "POST", headers: { ...headers, "user-agent": firefox } });
    expect(reply.status).toBe(403);
  }
  await views.flush();
  expect(await shown()).toBe(0);
});

test("while the database is unavailable views stay pending, one warning is logged, and all are stored later", async () => {
  await using db = await openSqlite();
  const { look, views, logged, shown } = counting({ db });
  await look();
  const { transaction } = db;
  db.transaction = () => {
    throw new Error("the database is unavailable");
  };
  await views.flush();
  await views.flush();
  await look({ from: "192.0.2.2" });
  db.transaction = transaction;
  await views.flush();
  expect(await shown()).toBe(2);
  expect(logged.filter((line) => line.includes("Views cannot be written"))).toHaveLength(1);
});

test("what is counted when the server stops is written down before it ends", async () => {
  await using db = await openSqlite();
  const { look, views } = counting({ db });
  const stop = views.start();
  await look();
  await stop();
  expect(await readViewCounts(db)).toEqual(new Map([[slug, 1]]));
});

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a count that a reader gets has been written", async () => {
    await using db = await open();
    const { look } = counting({ db });
    const replies = await Promise.all(Array.from({ length: 5 }, (_, visitor) => look({ from: `192.0.2.${visitor}` })));
    expect(replies).toEqual(Array.from({ length: 5 }, () => ({ viewCount: 5 })));
    expect(await readViewCounts(db)).toEqual(new Map([[slug, 5]]));
  });

  test("views that come at once are stored in few writes", async () => {
    await using db = await open();
    const { look } = counting({ db });
    await look();
    let transactions = 0;
    const { transaction } = db;
    db.transaction = () => (transactions++, transaction.call(db));
    await Promise.all(Array.from({ length: 200 }, (_, visitor) => look({ from: `198.51.100.${visitor}` })));
    expect(await readViewCounts(db)).toEqual(new Map([[slug, 201]]));
    expect(transactions).toBeLessThanOrEqual(5);
  });
});
