import { describe, expect, test } from "vitest";
import { recordViews } from "../blog/views.store.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createLimits } from "../limits/limits.ts";
import { testApp } from "../test-app.ts";
import { deleteExpired } from "./housekeeping.ts";
import { mira, openBrowser } from "./test-browser.ts";

const day = 24 * 60 * 60 * 1000;

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
    expect(await count()).toEqual([1, 1, 1, 4, 1, 1, 1]);
    now = new Date(now.getTime() + day);
    await deleteExpired({ db, limits, now: clock });
    expect(await count()).toEqual([1, 0, 1, 0, 0, 1, 1]);
    now = new Date(now.getTime() + 30 * day);
    await deleteExpired({ db, limits, now: clock });
    expect(await count()).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });
});
