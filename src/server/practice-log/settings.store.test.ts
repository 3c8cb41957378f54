import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { withPeople } from "../test-people.ts";
import { getSettings, saveSettings } from "./settings.store.ts";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("until something is decided the day begins at midnight and streaks are shown", async () => {
    await using db = await withPeople(await open(), "asha");
    expect(await getSettings(db, "asha")).toEqual({ dayBeginsAt: 0, showStreaks: true });
  });

  test("what is not named in a change stays as it was", async () => {
    await using db = await withPeople(await open(), "asha");
    await saveSettings(db, "asha", { dayBeginsAt: 3 });
    await saveSettings(db, "asha", { showStreaks: false });
    await saveSettings(db, "asha", {});
    expect(await getSettings(db, "asha")).toEqual({ dayBeginsAt: 3, showStreaks: false });
  });

  test("two changes at once both hold", async () => {
    await using db = await withPeople(await open(), "asha");
    await Promise.all([saveSettings(db, "asha", { dayBeginsAt: 4 }), saveSettings(db, "asha", { showStreaks: false })]);
    expect(await getSettings(db, "asha")).toEqual({ dayBeginsAt: 4, showStreaks: false });
  });

  test("one person's settings are nobody else's, and go with the account", async () => {
    await using db = await withPeople(await open(), "asha", "ravi");
    await saveSettings(db, "asha", { dayBeginsAt: 2 });
    await saveSettings(db, "ravi", { dayBeginsAt: 4 });
    await db.deleteFrom("account").where("id", "=", "asha").execute();
    expect(await getSettings(db, "asha")).toMatchObject({ dayBeginsAt: 0 });
    expect(await getSettings(db, "ravi")).toMatchObject({ dayBeginsAt: 4 });
  });
});
