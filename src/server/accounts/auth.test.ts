import { describe, expect, test } from "vitest";
import { day } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import { quickHasher, testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("signing up signs in under the given name, and only the cookie holds the token", async () => {
    await using db = await open();
    const browser = openBrowser(testApp({ db }).ask);
    const reply = await browser.signUp({ ...mira, name: "  Mira Bai ", email: " MIRA@example.org" });
    const text = await reply.text();
    expect([reply.status, JSON.parse(text)]).toEqual([
      200,
      {
        uid: expect.any(String),
        email: "mira@example.org",
        emailVerified: false,
        pendingEmail: null,
        displayName: "Mira Bai",
        photoURL: null,
        metadata: { creationTime: "2026-11-20T12:00:00.000Z" },
        settings: { dayBeginsAt: 0, showStreaks: true },
      },
    ]);
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const [, token = "?"] = browser.cookie().split("=");
    expect(text).not.toContain(token);
    const session = await (await browser.get("/api/session")).text();
    expect(JSON.parse(session).user).toEqual(JSON.parse(text));
    expect(session).not.toContain(token);
  });

  test("no secret is stored in plain text", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    await browser.post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    const resetToken = /token=([\w-]+)/.exec(app.emails[0]?.text ?? "")?.[1] ?? "?";
    const [, token = "?"] = browser.cookie().split("=");
    const tables = ["account", "session", "verification", "attempt", "outbox", "person_setting"] as const;
    const rows = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
    expect(resetToken).toHaveLength(43);
    expect(rows).toContain(mira.email);
    for (const secret of [token, resetToken, mira.password]) expect(rows).not.toContain(secret);
    expect(app.logged.join()).not.toMatch(new RegExp(`${token}|${resetToken}|${mira.email}`));
  });

  test("an email is registered once, in upper or lower case, also by concurrent sign-ups", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const both = await Promise.all([openBrowser(ask).signUp(), openBrowser(ask).signUp()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const third = await openBrowser(ask).signUp({ ...mira, email: "Mira@Example.ORG" });
    expect(await statusAndText(third)).toEqual([
      409,
      "This email is already registered. Please try logging in instead.",
    ]);
    expect(third.headers.has("set-cookie")).toBe(false);
    expect(await db.selectFrom("account").selectAll().execute()).toHaveLength(1);
  });

  test("an unknown email and a wrong password get the same bytes, headers and work", async () => {
    await using db = await open();
    const work: string[] = [];
    const hasher = {
      hash: (password: string) => quickHasher.hash(password),
      verify: (hash: string, password: string) => {
        work.push(`verify ${password}`);
        return quickHasher.verify(hash, password);
      },
    };
    const { ask } = testApp({ db, hasher });
    await openBrowser(ask).signUp();
    const replies = [
      await openBrowser(ask, "192.0.2.10").signIn(mira.email, "wrong"),
      await openBrowser(ask, "192.0.2.11").signIn("nobody@example.org", "wrong"),
    ];
    const [wrong, unknown] = await Promise.all(
      replies.map(async (reply) => [reply.status, [...reply.headers], await reply.text()]),
    );
    expect(unknown).toEqual(wrong);
    expect(wrong).toContain("Invalid email or password.");
    expect(work).toEqual(["verify wrong", "verify wrong"]);
  });

  test("signing in starts a new session and ends the previous one of the browser", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    const before = browser.cookie();
    expect((await browser.signIn()).status).toBe(200);
    expect(browser.cookie()).not.toBe(before);
    expect(await browser.user()).not.toBeNull();
    browser.setCookie(before);
    expect(await browser.user()).toBeNull();
  });

  test("signing out ends the session on the server, and other devices stay signed in", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [phone, laptop] = [openBrowser(ask), openBrowser(ask)];
    await phone.signUp();
    await laptop.signIn();
    const before = phone.cookie();
    const reply = await phone.post("/api/auth/sign-out", {});
    expect(await statusAndText(reply)).toEqual([200, "{}"]);
    expect(reply.headers.get("set-cookie")).toBe("session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
    phone.setCookie(before);
    expect(await phone.user()).toBeNull();
    expect(await laptop.user()).not.toBeNull();
    expect((await phone.post("/api/auth/sign-out", {})).status).toBe(200);
  });

  test("each use extends a session, which ends thirty days after the last", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const browser = openBrowser(testApp({ db, now: () => now }).ask);
    await browser.signUp();
    const cookie = browser.cookie();
    now = new Date(now.getTime() + 29 * day);
    const used = await browser.get("/api/session");
    expect(used.headers.get("set-cookie")).toContain(`${cookie}; Max-Age=2592000`);
    expect((await browser.get("/api/session")).headers.has("set-cookie")).toBe(false);
    now = new Date(now.getTime() + 29 * day);
    expect(await browser.user()).not.toBeNull();
    now = new Date(now.getTime() + 30 * day + 1);
    expect(await browser.user()).toBeNull();
  });
});

test("a session ends ninety days after the sign-in, however much it is used", async () => {
  let now = new Date("2026-11-20T12:00Z");
  const browser = openBrowser(testApp({ now: () => now }).ask);
  await browser.signUp();
  for (let passed = 20; passed <= 80; passed += 20) {
    now = new Date(now.getTime() + 20 * day);
    expect(await browser.user()).not.toBeNull();
  }
  now = new Date(now.getTime() + 10 * day - 1);
  expect(await browser.user()).not.toBeNull();
  now = new Date(now.getTime() + 1);
  expect(await browser.user()).toBeNull();
});

test("on https the cookie is bound to the host and to https", async () => {
  const browser = openBrowser(testApp({ siteUrl: "https://mantra.example" }).ask);
  const reply = await browser.signUp();
  const [session, device] = reply.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=[\w-]{43}; .*; HttpOnly; SameSite=Lax; Secure$/);
  expect(device).toMatch(/^__Host-device=[\w.-]{72}; Max-Age=15552000; .*; HttpOnly; SameSite=Lax; Secure$/);
  expect(reply.headers.get("set-cookie")).not.toContain("Domain");
  expect(await browser.user()).not.toBeNull();
  browser.setCookie(browser.cookie().replace("__Host-", ""));
  expect(await browser.user()).toBeNull();
});

test.each([
  "session=",
  "session=x",
  "session=%00",
  `session=${"a".repeat(5000)}`,
  "session=../../etc/passwd",
  "session",
])("the cookie %j is no session", async (cookie) => {
  const browser = openBrowser(testApp().ask);
  browser.setCookie(cookie);
  expect(await browser.user()).toBeNull();
  expect(await statusAndText(await browser.get("/api/user/export"))).toEqual([401, "Login required"]);
});

test("a password is refused with every rule of the policy that it does not meet", async () => {
  const strict = {
    minLength: 10,
    maxLength: 20,
    requireLowercase: true,
    requireUppercase: true,
    requireNumeric: true,
    requireNonAlphanumeric: true,
  };
  const { ask } = testApp({ passwordPolicy: strict });
  expect(await statusAndText(await openBrowser(ask).signUp({ ...mira, password: "om" }))).toEqual([
    400,
    "The password must have at least 10 characters, an uppercase letter, a number, and a symbol (such as ! or ?).",
  ]);
  expect((await openBrowser(ask).signUp({ ...mira, password: "Om 108 Om Om" })).status).toBe(200);
});

test("a password is the same however its letters were composed, and in every script", async () => {
  const { ask } = testApp();
  await openBrowser(ask).signUp({ ...mira, password: "śānti ॐ ĉ".normalize("NFD") });
  expect((await openBrowser(ask).signIn(mira.email, "śānti ॐ ĉ".normalize("NFC"))).status).toBe(200);
});
