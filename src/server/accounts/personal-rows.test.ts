import { describe, expect, test } from "vitest";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { testDatabases } from "../db/test-databases.ts";
import { somePushSettings } from "../reminders/test-push.ts";
import { testApp } from "../test-app.ts";
import { mira } from "./test-browser.ts";
import { withEverything } from "./test-everything.ts";

/**
 * Names the part of the export that has the rows of each table. A new table of personal rows needs a line here and a
 * part in the export.
 */
const partOfExport: Readonly<Record<string, string>> = {
  credential: "account",
  session: "sessions",
  person_setting: "settings",
  favorite: "favorites",
  practice_entry: "practice",
  // These tables hold sums of the practice.
  practice_day: "practice",
  practice_total: "practice",
  person_state: "followsYou",
  person_field: "followsYou",
  person_count: "followsYou",
  reminder: "reminders",
  push_device: "reminders",
  photo: "photo",
  email_confirmation: "emailConfirmations",
  outbox: "emailsToSend",
  passkey: "passkeys",
  passkey_challenge: "passkeyChallenges",
};

const rowsOf = async (db: Db) => {
  const tables = await db.introspection.getTables();
  const named = tables.map(({ name, columns }) => ({
    name,
    isPersonal: columns.some((each) => each.name === "account_id"),
  }));
  return Promise.all(
    named.map(async ({ name, isPersonal }) => {
      // The introspection of the database only names tables that exist, which the types cannot know.
      const rows = await db
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute();
      return { name, isPersonal, text: JSON.stringify(rows), count: rows.length };
    }),
  );
};

describe.each(testDatabases())("on $name", ({ open }) => {
  test("every table with rows of a person is part of the export, and holds nothing of them after deletion", async () => {
    await using db = await open();
    const app = testApp({ db, push: somePushSettings() });
    const browser = await withEverything(app, "mira@example.org");
    const other = await withEverything(app, "kabir@example.org");
    // These emails still wait to be sent.
    for (const each of [browser, other]) await each.post("/api/user/email/confirmation", {});
    const { uid = "?" } = (await browser.user()) ?? {};

    const before = (await rowsOf(db)).filter(({ isPersonal }) => isPersonal);
    expect(before.map(({ name }) => name).toSorted()).toEqual(Object.keys(partOfExport).toSorted());
    const exported = (await (await browser.get("/api/user/export")).json()) as Record<string, unknown>;
    for (const { name, text } of before) {
      expect(text, name).toContain(uid);
      const part = exported[partOfExport[name] ?? ""];
      expect(Array.isArray(part) ? part.length : part, name).toBeTruthy();
    }

    await browser.remove("/api/user", { password: mira.password });
    for (const { name, isPersonal, text, count } of await rowsOf(db)) {
      expect(text, name).not.toMatch(new RegExp(`${uid}|mira@example.org`));
      if (isPersonal) expect(count, name).toBeGreaterThan(0);
    }
  });
});
