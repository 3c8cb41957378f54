import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { addFavorite } from "../favorites/favorites.store.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const kabir = { name: "Kabir", email: "kabir@example.org", password: "a loom and a song" };

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a person changes name and settings, each alone or all at once, and nobody else's", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp(kabir);
    const before = await other.user();
    const all = { displayName: " Mira ", dayBeginsAt: 4, showStreaks: false };
    const reply = await browser.patch("/api/user", all);
    const changed = { displayName: "Mira", settings: { dayBeginsAt: 4, showStreaks: false } };
    expect(await reply.json()).toMatchObject(changed);
    expect(await browser.user()).toMatchObject(changed);
    await browser.patch("/api/user", { showStreaks: true });
    expect(await browser.user()).toMatchObject({
      displayName: "Mira",
      settings: { dayBeginsAt: 4, showStreaks: true },
    });
    expect((await browser.patch("/api/user", {})).status).toBe(200);
    expect(await other.user()).toEqual(before);
  });

  test("a change that cannot be stored whole is not stored at all", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp(kabir);
    // From here on the database refuses an hour that another person has already chosen.
    await db.schema.createIndex("hour_taken").unique().on("person_setting").column("day_begins_at").execute();
    await other.patch("/api/user", { dayBeginsAt: 3 });
    const before = await browser.user();
    const { status } = await browser.patch("/api/user", { displayName: "Mira", dayBeginsAt: 3 });
    await db.schema.dropIndex("hour_taken").execute();
    expect(status).toBe(500);
    expect(await browser.user()).toEqual(before);
  });

  test("a change is answered with what is stored, also of what another device has just changed", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    const found = await app.deps.identity.findSession(browser.cookie().replace("session=", ""));
    await browser.patch("/api/user", { displayName: "Mira" });
    const late = openBrowser(testApp({ db, identity: { ...app.deps.identity, findSession: async () => found } }).ask);
    late.setCookie(browser.cookie());
    const reply = await late.patch("/api/user", { showStreaks: false });
    expect(await reply.json()).toMatchObject({ displayName: "Mira", settings: { showStreaks: false } });
  });

  test("the export holds everything that is stored of the person, and nothing secret", async () => {
    await using db = await open();
    const browser = openBrowser(testApp({ db }).ask);
    await browser.signUp();
    const uid = (await browser.user())?.uid ?? "";
    await addFavorite(db, uid, { mantraId: "om-namah-shivaya", at: new Date("2026-11-20T12:00Z") });
    const reply = await browser.get("/api/user/export");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="my-practice-2026-11-20.json"');
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const text = await reply.text();
    expect(JSON.parse(text)).toEqual({
      exportedAt: "2026-11-20T12:00:00.000Z",
      account: {
        uid,
        email: mira.email,
        emailVerified: false,
        pendingEmail: null,
        displayName: mira.name,
        photoURL: null,
        metadata: { creationTime: "2026-11-20T12:00:00.000Z" },
      },
      settings: { dayBeginsAt: 0, showStreaks: true },
      sessions: [
        {
          createdAt: "2026-11-20T12:00:00.000Z",
          renewedAt: "2026-11-20T12:00:00.000Z",
          expiresAt: "2026-12-20T12:00:00.000Z",
          device: null,
        },
      ],
      emailConfirmations: [],
      emailsToSend: [{ kind: "confirm-email", address: mira.email, createdAt: "2026-11-20T12:00:00.000Z" }],
      photo: null,
      passkeys: [],
      passkeyChallenges: [],
      favorites: [{ mantraId: "om-namah-shivaya", addedAt: "2026-11-20T12:00:00.000Z" }],
      practice: [],
      followsYou: { fields: [], counts: [] },
      reminders: { chosen: null, devices: [] },
    });
    expect(text).not.toMatch(/kept:|hash|token/i);
  });

  test("after the right password nothing of the person is left, and everything of others is", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp(kabir);
    for (const each of [browser, other]) {
      await each.patch("/api/user", { dayBeginsAt: 3 });
      const uid = (await each.user())?.uid ?? "";
      await addFavorite(db, uid, { mantraId: "om-namah-shivaya", at: new Date("2026-11-20T12:00Z") });
      await db
        .insertInto("practice_entry")
        .values({ account_id: uid, id: "1", kind: "chant", recorded_at: "2026-11-20T12:00:00.000Z" })
        .execute();
    }
    await browser.post("/api/auth/reset", { email: mira.email });
    const uid = (await browser.user())?.uid ?? "";

    expect(await statusAndText(await browser.remove("/api/user", { password: "not it" }))).toEqual([
      403,
      "That password isn't right.",
    ]);
    expect(await browser.user()).not.toBeNull();
    const cookie = browser.cookie();
    expect(await statusAndText(await browser.remove("/api/user", { password: mira.password }))).toEqual([200, "{}"]);
    browser.setCookie(cookie);
    expect(await browser.user()).toBeNull();
    expect((await browser.signIn()).status).toBe(401);

    const tables = ["account", "credential", "session", "person_setting", "favorite", "practice_entry"] as const;
    for (const table of tables) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect([table, rows.length]).toEqual([table, 1]);
      expect(JSON.stringify(rows)).not.toContain(uid);
    }
    expect(await db.selectFrom("outbox").select("address").execute()).toEqual([{ address: kabir.email }]);
    expect(await other.user()).not.toBeNull();
  });

  test("a row of a person who is just being deleted is refused like a visitor's", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    const found = await app.deps.identity.findSession(browser.cookie().replace("session=", ""));
    await db.deleteFrom("account").execute();
    const late = testApp({ db, identity: { ...app.deps.identity, findSession: async () => found } });
    const again = openBrowser(late.ask);
    again.setCookie(browser.cookie());
    for (const change of [{ dayBeginsAt: 3 }, { displayName: "Mira" }]) {
      expect(await statusAndText(await again.patch("/api/user", change))).toEqual([401, "Login required"]);
    }
  });
});

test("who guesses at the password that deletes an account is slowed down like anybody else", async () => {
  const browser = openBrowser(testApp({ addressFactor: 100 }).ask);
  await browser.signUp();
  for (let guess = 0; guess < 10; guess++) {
    expect((await browser.remove("/api/user", { password: "x" })).status).toBe(403);
  }
  expect((await browser.remove("/api/user", { password: mira.password })).status).toBe(429);
});

test.each(["GET /api/user/export", "PATCH /api/user", "DELETE /api/user"])(
  "%s is for who is signed in",
  async (line) => {
    const [method = "", path = ""] = line.split(" ");
    const reply = await openBrowser(testApp().ask).request(method, path, method === "GET" ? {} : { body: "{}" });
    expect(await statusAndText(reply)).toEqual([401, "Login required"]);
  },
);
