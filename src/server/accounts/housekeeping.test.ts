import { describe, expect, test } from "vitest";
import { day } from "#model/durations.ts";
import { recordViews } from "../blog/views.store.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createLimits } from "../limits/limits.ts";
import { testApp } from "../test-app.ts";
import { deleteExpired } from "./housekeeping.ts";
import { mira, openBrowser } from "./test-browser.ts";

/** These are deleted in eighty statements. A single one would block SQLite all the while. */
const manySessions = 40_000;

const noon = () => new Date("2026-11-20T12:00Z");

describe.each(testDatabases())("on $name", ({ open }) => {
  test("expired sessions, tokens, counts and keys of views are deleted, and nothing else", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const clock = () => now;
    const app = testApp({ db, now: clock });
    const limits = createLimits({ db, now: clock, secret: "secret", addressFactor: 1 });
    await openBrowser(app.ask).signUp();
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    await recordViews(db, { views: new Map([["of a visitor", "a-teaching"]]), day: "2026-11-20" });
    const count = async () => {
      const mailed = ["verification", "email_confirmation"] as const;
      const tables = ["session", ...mailed, "attempt", "view_seen", "account", "post_view"] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      return rows.map(({ length }) => length);
    };
    await deleteExpired({ db, limits, now: clock });
    expect(await count()).toEqual([1, 1, 1, 6, 1, 1, 1]);
    now = new Date(now.getTime() + day);
    await deleteExpired({ db, limits, now: clock });
    expect(await count()).toEqual([1, 0, 1, 0, 0, 1, 1]);
    now = new Date(now.getTime() + 30 * day);
    await deleteExpired({ db, limits, now: clock });
    expect(await count()).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test("many expired sessions are deleted, while others are served", async () => {
    await using db = await open();
    const { ask } = testApp({ db, now: noon });
    const browser = openBrowser(ask);
    await browser.signUp();
    const { uid = "" } = (await browser.user()) ?? {};
    const at = "2026-01-01T00:00:00.000Z";
    for (let from = 0; from < manySessions; from += 2000) {
      const expired = Array.from({ length: 2000 }, (_, number) => `expired ${from + number}`);
      const values = expired.map((token_hash) => ({
        token_hash,
        account_id: uid,
        created_at: at,
        renewed_at: at,
        expires_at: at,
      }));
      await db.insertInto("session").values(values).execute();
    }
    const limits = createLimits({ db, now: noon, secret: "secret", addressFactor: 1 });
    let isDone = false;
    const deleting = deleteExpired({ db, limits, now: noon }).then(() => (isDone = true));
    for (let time = 0; time < 5; time++) {
      expect(await browser.user()).not.toBeNull();
      expect(isDone).toBe(false);
    }
    await deleting;
    expect(await db.selectFrom("session").selectAll().execute()).toHaveLength(1);
  });
});
