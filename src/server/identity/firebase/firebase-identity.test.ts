import { describe, expect, test } from "vitest";
import { testDatabases } from "../../db/test-databases.ts";
import { HttpError } from "../../errors.ts";
import { picture } from "../../photos/test-pictures.ts";
import { testApp } from "../../test-app.ts";
import { mira, openBrowser, statusAndText } from "../../accounts/test-browser.ts";
import { at, client, openGoogle, unsigned, type Claims } from "./test-google.ts";
import { openHostedApp, refusalOf } from "./test-hosted-app.ts";

test("the session says how the browser reaches the provider, and no secret", async () => {
  const { newBrowser } = await openHostedApp();
  const session = (await (await newBrowser().get("/api/session")).json()) as { identity: object };
  expect(session.identity).toEqual({
    provider: "firebase",
    available: true,
    passwordPolicy: expect.objectContaining({ minLength: 6, maxLength: 4096 }),
    client,
  });
});

test("calls of the other provider are refused, with a password or without", async () => {
  const { newBrowser, exchange } = await openHostedApp();
  const browser = newBrowser();
  await exchange(browser);
  const refused = [404, "other-provider"];
  expect(refusalOf(await newBrowser().signUp())).toEqual(refused);
  expect(refusalOf(await newBrowser().signIn())).toEqual(refused);
  expect(refusalOf(await browser.post("/api/auth/reset", { email: mira.email }))).toEqual(refused);
  expect(refusalOf(await browser.post("/api/auth/new-password", { token: "a", password: "b" }))).toEqual(refused);
  expect(refusalOf(await browser.remove("/api/user", { password: mira.password }))).toEqual(refused);
  expect(await browser.user()).not.toBeNull();
});

test("the photo of a new person is copied once, and a sign-in does not depend on it", async () => {
  const fetched: string[] = [];
  const fetchPhoto = async (url: string) => {
    fetched.push(url);
    if (url.includes("away")) throw new HttpError("photo-unreachable");
    return { type: "image/webp" as const, bytes: picture("webp") };
  };
  const { newBrowser, exchange } = await openHostedApp({ fetchPhoto });
  const browser = newBrowser();
  const photoOf = async () => ((await browser.user()) as { photoURL?: string | null } | null)?.photoURL;
  await exchange(browser, { picture: "https://photos.example/mira" });
  await expect.poll(photoOf).toMatch(/^\/photos\/[\w-]{43}$/);
  await browser.remove("/api/user/photo", {});
  await exchange(browser, { picture: "https://photos.example/mira" });
  const others = { sub: "uid-of-kabir", email: "kabir@example.org", picture: "https://away.example/kabir" };
  expect((await exchange(newBrowser(), others)).status).toBe(200);
  await expect.poll(() => fetched).toEqual(["https://photos.example/mira", "https://away.example/kabir"]);
  expect(await photoOf()).toBeNull();
});

test("with accounts of our own no token is exchanged, however good", async () => {
  const google = await openGoogle();
  const browser = openBrowser(testApp({ request: google.request }).ask);
  await browser.signUp();
  const reply = await browser.post("/api/auth/exchange", { idToken: await google.issue() });
  expect(refusalOf(reply)).toEqual([404, "other-provider"]);
  const deletion = await browser.remove("/api/user", { idToken: await google.issue() });
  expect(refusalOf(deletion)).toEqual([404, "other-provider"]);
  expect(google.requests()).toBe(0);
});

test("an unsigned token signs nobody in, unless the provider is an emulator", async () => {
  const { newBrowser } = await openHostedApp();
  const reply = await newBrowser().post("/api/auth/exchange", { idToken: unsigned() });
  expect(refusalOf(reply)).toEqual([401, "unverified-sign-in"]);
  const emulated = await openHostedApp({ firebase: { ...client, emulatorUrl: "http://127.0.0.1:9099" } });
  expect((await emulated.newBrowser().post("/api/auth/exchange", { idToken: unsigned() })).status).toBe(200);
});

test("an address tries a hundred bad tokens, and then waits; good ones do not count", async () => {
  const { newBrowser, exchange } = await openHostedApp();
  for (let time = 0; time < 120; time++) expect((await exchange(newBrowser())).status).toBe(200);
  const bad = () => newBrowser().post("/api/auth/exchange", { idToken: unsigned() });
  for (let time = 0; time < 100; time++) expect((await bad()).status).toBe(401);
  const refused = await bad();
  expect(refusalOf(refused)).toEqual([429, "too-many-guesses"]);
  expect(refused.headers.get("retry-after")).toBe("15");
  expect((await exchange(newBrowser())).status).toBe(429);
});

test("links in emails are refused like the other calls of our own accounts", async () => {
  const { newBrowser } = await openHostedApp();
  const refused = [404, "other-provider"];
  expect(refusalOf(await newBrowser().post("/api/auth/sign-in-link", { email: mira.email }))).toEqual(refused);
  expect(refusalOf(await newBrowser().post("/api/auth/link", { token: "a" }))).toEqual(refused);
});

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a token opens a session of ours; it and its claims beyond name and email are stored nowhere", async () => {
    await using db = await open();
    const { newBrowser, google } = await openHostedApp({ db });
    const browser = newBrowser();
    const idToken = await google.issue();
    const reply = await browser.post("/api/auth/exchange", { idToken });
    expect(await reply.json()).toMatchObject({ email: "mira@example.org", displayName: "Mira Bai", photoURL: null });
    expect(reply.headers.get("set-cookie")).toMatch(/^session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect(await browser.user()).toMatchObject({ email: "mira@example.org" });
    const tables = ["account", "credential", "session", "attempt"] as const;
    const rows = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
    for (const part of idToken.split(".")) expect(rows).not.toContain(part);
    expect(await db.selectFrom("credential").select(["provider", "provider_account_id", "password"]).execute()).toEqual(
      [{ provider: "firebase", provider_account_id: "uid-of-mira", password: null }],
    );
  });

  test("the same user id is the same account, also when two browsers come first at once", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const [first, second, third] = [newBrowser(), newBrowser(), newBrowser()];
    await Promise.all([exchange(first), exchange(second)]);
    await exchange(third);
    const uids = await Promise.all([first, second, third].map(async (browser) => (await browser.user())?.uid));
    expect(new Set(uids).size).toBe(1);
    expect(await db.selectFrom("account").select("email").execute()).toHaveLength(1);
  });

  test("the email follows the provider; a name that was changed here stays", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const browser = newBrowser();
    await exchange(browser, { name: undefined });
    expect(await browser.user()).toMatchObject({ displayName: "" });
    await exchange(browser, { name: "Mira" });
    expect(await browser.user()).toMatchObject({ displayName: "Mira" });
    await browser.patch("/api/user", { displayName: "Mirabai" });
    await exchange(browser, { email: "mirabai@example.org", name: "Mira" });
    expect(await browser.user()).toMatchObject({ email: "mirabai@example.org", displayName: "Mirabai" });
  });

  test("an email of another account stays with it", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const [browser, another] = [newBrowser(), newBrowser()];
    await exchange(another, { sub: "uid-of-kabir", email: "kabir@example.org" });
    await exchange(browser);
    await exchange(browser, { email: "kabir@example.org", email_verified: true });
    expect(await browser.user()).toMatchObject({ email: "mira@example.org" });
    expect(await another.user()).toMatchObject({ email: "kabir@example.org" });
  });

  test("an account of our own is not taken over by an email that nobody has verified", async () => {
    await using db = await open();
    const before = openBrowser(testApp({ db }).ask);
    await before.signUp();
    const own = await before.user();
    const { newBrowser, exchange } = await openHostedApp({ db });
    expect(refusalOf(await exchange(newBrowser()))).toEqual([409, "unverified-email"]);
    const verified = newBrowser();
    await exchange(verified, { email_verified: true });
    expect((await verified.user())?.uid).toBe(own?.uid);
    await exchange(verified, { email_verified: false });
    expect((await verified.user())?.uid).toBe(own?.uid);
    // The account may have been opened by another person than the reader of the mail, so its session and password
    // become invalid.
    expect(await before.user()).toBeNull();
    expect((await before.signIn()).status).toBe(401);
  });

  test("whether the provider has verified the email is known since the last sign-in", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const browser = newBrowser();
    await exchange(browser);
    expect(await browser.user()).toMatchObject({ emailVerified: false });
    await exchange(browser, { email_verified: true });
    expect(await browser.user()).toMatchObject({ emailVerified: true });
  });

  test("signing in anew ends the browser's former session, and after a new password all others too", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const [phone, desk] = [newBrowser(), newBrowser()];
    await exchange(phone);
    await exchange(desk);
    const former = desk.cookie();
    await exchange(desk);
    expect(await phone.user()).not.toBeNull();
    expect(await db.selectFrom("session").selectAll().execute()).toHaveLength(2);
    await exchange(desk, {}, { endOtherSessions: true });
    expect(await phone.user()).toBeNull();
    expect(await desk.user()).not.toBeNull();
    desk.setCookie(former);
    expect(await desk.user()).toBeNull();
  });

  test("an account is deleted after a fresh sign-in of its own person only", async () => {
    await using db = await open();
    const { newBrowser, exchange, google } = await openHostedApp({ db });
    const browser = newBrowser();
    await exchange(browser);
    await exchange(newBrowser(), { sub: "uid-of-kabir", email: "kabir@example.org" });
    const remove = async (claims: Claims) =>
      refusalOf(await browser.remove("/api/user", { idToken: await google.issue({ claims }) }));
    expect(await remove({ sub: "uid-of-kabir", email: "kabir@example.org" })).toEqual([401, "unverified-sign-in"]);
    expect(await remove({ sub: "uid-of-nobody" })).toEqual([401, "unverified-sign-in"]);
    expect(await remove({ auth_time: at(-301) })).toEqual([401, "unverified-sign-in"]);
    expect(await browser.user()).not.toBeNull();
    expect(await remove({})).toEqual([200, null]);
    expect(await browser.user()).toBeNull();
    expect(await db.selectFrom("credential").select("provider_account_id").execute()).toEqual([
      { provider_account_id: "uid-of-kabir" },
    ]);
  });

  test("the export names the provider and the user id with it", async () => {
    await using db = await open();
    const { newBrowser, exchange } = await openHostedApp({ db });
    const browser = newBrowser();
    await exchange(browser);
    const exported = (await (await browser.get("/api/user/export")).json()) as { account: object };
    expect(exported.account).toMatchObject({
      email: "mira@example.org",
      signIn: { provider: "firebase", uid: "uid-of-mira" },
    });
  });
});

test("a refused token says nothing of why, to the browser or to the log", async () => {
  const { newBrowser, exchange, logged } = await openHostedApp();
  const [status, text] = await statusAndText(await exchange(newBrowser(), { auth_time: at(-301) }));
  expect([status, text]).toEqual([401, "This sign-in could not be verified. Please sign in again."]);
  expect(logged.join()).not.toMatch(/mira|ey[JK]/);
});
