import { describe, expect, test } from "vitest";
import { day } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const meera = "meera@example.org";
const tooOld = [400, "This link has been used or is too old. Please ask for a new one."];

type App = ReturnType<typeof testApp>;

/** Delivers the emails that wait in the outbox, and returns them. */
async function delivered(app: App) {
  app.emails.length = 0;
  await app.outbox.sendDue();
  return [...app.emails];
}

const tokenIn = (text = "") => /confirm-email\?token=([\w-]{43})\n/.exec(text)?.[1] ?? "?";

const confirm = async (app: App, token: string) =>
  statusAndText(await openBrowser(app.ask).post("/api/auth/confirm-email", { token }));

const change = (browser: ReturnType<typeof openBrowser>, email: string, password = mira.password) =>
  browser.post("/api/user/email", { password, email });

/** Signs a person up and confirms the address. */
async function confirmed(app: App) {
  const browser = openBrowser(app.ask);
  await browser.signUp();
  const [email] = await delivered(app);
  expect(await confirm(app, tokenIn(email?.text))).toEqual([200, "{}"]);
  return browser;
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the link in the first email confirms the address, once, from any browser", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    expect(await browser.user()).toMatchObject({ email: mira.email, emailVerified: false });
    const [email] = await delivered(app);
    expect(email?.to).toBe(mira.email);
    const token = tokenIn(email?.text);
    expect(await confirm(app, token)).toEqual([200, "{}"]);
    expect(await browser.user()).toMatchObject({ email: mira.email, emailVerified: true });
    expect(await confirm(app, token)).toEqual(tooOld);
    expect(JSON.stringify(await db.selectFrom("email_confirmation").selectAll().execute())).not.toContain(token);
  });

  test("a link holds for three days", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const app = testApp({ db, now: () => now });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    const [first] = await delivered(app);
    await browser.post("/api/user/email/confirmation", {});
    now = new Date(now.getTime() + 1000);
    const [second] = await delivered(app);
    now = new Date(now.getTime() + 3 * day - 1000);
    expect(await confirm(app, tokenIn(first?.text))).toEqual(tooOld);
    expect(await confirm(app, tokenIn(second?.text))).toEqual([200, "{}"]);
  });

  test("an address that was mistyped and never confirmed is corrected at once, and its links end", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    await browser.post("/api/auth/reset", { email: mira.email });
    const emails = await delivered(app);
    const reset = /mode=new-password&token=([\w-]+)/.exec(emails[1]?.text ?? "")?.[1];
    expect(await statusAndText(await change(browser, meera))).toEqual([200, "{}"]);
    expect(await browser.user()).toMatchObject({ email: meera, emailVerified: false, pendingEmail: null });
    expect((await openBrowser(app.ask).signIn(meera)).status).toBe(200);
    expect((await openBrowser(app.ask).signIn()).status).toBe(401);
    expect(await confirm(app, tokenIn(emails[0]?.text))).toEqual(tooOld);
    const renewal = { token: reset, password: "a new garland" };
    expect((await openBrowser(app.ask).post("/api/auth/new-password", renewal)).status).toBe(400);
    const [email, ...more] = await delivered(app);
    expect([email?.to, more]).toEqual([meera, []]);
    expect(await confirm(app, tokenIn(email?.text))).toEqual([200, "{}"]);
    expect(await browser.user()).toMatchObject({ email: meera, emailVerified: true });
  });

  test("a confirmed address is replaced when the new one is confirmed, and notified before", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = await confirmed(app);
    expect(await statusAndText(await change(browser, meera))).toEqual([200, "{}"]);
    expect(await browser.user()).toMatchObject({ email: mira.email, emailVerified: true, pendingEmail: meera });
    expect((await openBrowser(app.ask).signIn()).status).toBe(200);
    const emails = await delivered(app);
    expect(emails.map(({ to }) => to).toSorted()).toEqual([meera, mira.email]);
    const notice = emails.find(({ to }) => to === mira.email);
    expect(notice?.text).toContain("/auth?mode=reset");
    expect(notice?.text).not.toContain(meera);
    const token = tokenIn(emails.find(({ to }) => to === meera)?.text);
    expect(await confirm(app, token)).toEqual([200, "{}"]);
    expect(await browser.user()).toMatchObject({ email: meera, emailVerified: true, pendingEmail: null });
    expect((await openBrowser(app.ask).signIn(meera)).status).toBe(200);
    expect((await openBrowser(app.ask).signIn()).status).toBe(401);
  });

  test("a new password stops a change that somebody else has asked for", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = await confirmed(app);
    await change(browser, meera);
    const emails = await delivered(app);
    const token = tokenIn(emails.find(({ to }) => to === meera)?.text);
    await browser.post("/api/auth/reset", { email: mira.email });
    const [reset] = await delivered(app);
    const resetToken = /mode=new-password&token=([\w-]+)/.exec(reset?.text ?? "")?.[1];
    await openBrowser(app.ask).post("/api/auth/new-password", { token: resetToken, password: "a new garland" });
    expect(await confirm(app, token)).toEqual(tooOld);
    expect((await openBrowser(app.ask).signIn(mira.email, "a new garland")).status).toBe(200);
  });

  test("entering the present address again ends a change", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = await confirmed(app);
    await change(browser, meera);
    const emails = await delivered(app);
    expect((await change(browser, mira.email)).status).toBe(200);
    expect(await browser.user()).toMatchObject({ email: mira.email, emailVerified: true, pendingEmail: null });
    expect(await confirm(app, tokenIn(emails.find(({ to }) => to === meera)?.text))).toEqual(tooOld);
  });

  test("an address of somebody else is refused, also when they came while the email was on its way", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = await confirmed(app);
    await openBrowser(app.ask).signUp({ ...mira, email: "kabir@example.org" });
    const registered = [409, "This email is already registered. Please try logging in instead."];
    expect(await statusAndText(await change(browser, "kabir@example.org"))).toEqual(registered);
    await change(browser, meera);
    const emails = await delivered(app);
    await openBrowser(app.ask).signUp({ ...mira, email: meera });
    expect(await confirm(app, tokenIn(emails.find(({ to }) => to === meera)?.text))).toEqual(registered);
    expect(await browser.user()).toMatchObject({ email: mira.email });
  });

  test("a link for a new password confirms the address that it was sent to", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    await browser.post("/api/auth/reset", { email: mira.email });
    const emails = await delivered(app);
    const token = /mode=new-password&token=([\w-]+)/.exec(emails[1]?.text ?? "")?.[1];
    await browser.post("/api/auth/new-password", { token, password: "a new garland" });
    await browser.signIn(mira.email, "a new garland");
    expect(await browser.user()).toMatchObject({ emailVerified: true });
  });
});

test("without the right password the address stays", async () => {
  const app = testApp();
  const browser = openBrowser(app.ask);
  await browser.signUp();
  expect(await statusAndText(await change(browser, meera, "not hers"))).toEqual([403, "That password isn't right."]);
  expect(await browser.user()).toMatchObject({ email: mira.email });
});

test("who guesses at the password that changes the address is slowed down like anybody else", async () => {
  const browser = openBrowser(testApp({ addressFactor: 100 }).ask);
  await browser.signUp();
  for (let guess = 0; guess < 10; guess++) expect((await change(browser, meera, "x")).status).toBe(403);
  expect((await change(browser, meera)).status).toBe(429);
});

test("a email to an address that may be a stranger's holds nothing that was entered", async () => {
  const app = testApp();
  await openBrowser(app.ask).signUp({ ...mira, name: "Win a prize at evil.example" });
  const [email] = await delivered(app);
  expect(JSON.stringify({ ...email, to: "" })).not.toMatch(/evil|prize|mira/i);
});

test("no address gets more than three emails in a quarter of an hour, whoever asks", async () => {
  const app = testApp({ addressFactor: 100 });
  for (let person = 0; person < 5; person++) {
    const browser = openBrowser(app.ask);
    await browser.signUp({ ...mira, email: `person${person}@example.org` });
    await change(browser, meera);
    await change(browser, `again${person}@example.org`);
  }
  // This person has entered another address since then, and an email goes only to an address that still waits for its
  // confirmation.
  const late = openBrowser(app.ask);
  await late.signUp({ ...mira, email: "late@example.org" });
  expect((await change(late, meera)).status).toBe(429);
});

test("one person asks for at most five emails in a quarter of an hour", async () => {
  const app = testApp();
  const browser = openBrowser(app.ask);
  await browser.signUp();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push((await change(browser, `mira${time}@example.org`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("where nothing waits to be confirmed, nothing is sent", async () => {
  const app = testApp();
  const browser = await confirmed(app);
  expect((await browser.post("/api/user/email/confirmation", {})).status).toBe(200);
  expect(await delivered(app)).toEqual([]);
});
