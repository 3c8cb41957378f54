import { describe, expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const tooOld = [400, "This link has been used or is too old. Please ask for a new one."];

const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "?";

/** Signs a person up, and delivers the email that confirms the address. */
async function signedUp(app: ReturnType<typeof testApp>, person = mira) {
  const browser = openBrowser(app.ask);
  await browser.signUp(person);
  await app.outbox.sendDue();
  app.emails.length = 0;
  return browser;
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the link in the email sets a new password, once, and ends every session", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = await signedUp(app);
    expect(
      await statusAndText(await openBrowser(app.ask).post("/api/auth/reset", { email: "MIRA@example.org" })),
    ).toEqual([200, "{}"]);
    expect(await app.outbox.sendDue()).toBe(1);
    const [email] = app.emails;
    expect(email?.to).toBe(mira.email);
    expect(email?.text).toMatch(/http:\/\/localhost:3000\/auth\?mode=new-password&token=[\w-]{43}\n/);

    const renewal = { token: tokenIn(email?.text), password: "a new garland" };
    const reply = await openBrowser(app.ask).post("/api/auth/new-password", renewal);
    expect(await statusAndText(reply)).toEqual([200, "{}"]);
    expect(await browser.user()).toBeNull();
    expect((await openBrowser(app.ask).signIn()).status).toBe(401);
    expect((await openBrowser(app.ask).signIn(mira.email, renewal.password)).status).toBe(200);
    expect(await statusAndText(await openBrowser(app.ask).post("/api/auth/new-password", renewal))).toEqual(tooOld);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
  });

  test("of two concurrent uses of one link, one succeeds", async () => {
    await using db = await open();
    const app = testApp({ db });
    await signedUp(app);
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    const token = tokenIn(app.emails[0]?.text);
    const renew = (password: string) => openBrowser(app.ask).post("/api/auth/new-password", { token, password });
    const both = await Promise.all([renew("the first one"), renew("the second one")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("a link is valid for thirty minutes, and using a newer one invalidates the older", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const app = testApp({ db, now: () => now });
    await signedUp(app);
    const ask = async () => {
      await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
      await app.outbox.sendDue();
      return tokenIn(app.emails.at(-1)?.text);
    };
    const renew = async (token: string) =>
      statusAndText(await openBrowser(app.ask).post("/api/auth/new-password", { token, password: "a new garland" }));
    const late = await ask();
    now = new Date(now.getTime() + 30 * minute);
    expect(await renew(late)).toEqual(tooOld);
    const [older, newer] = [await ask(), await ask()];
    now = new Date(now.getTime() + 30 * minute - 1);
    expect(await renew(newer)).toEqual([200, "{}"]);
    expect(await renew(older)).toEqual(tooOld);
  });

  test("neither the reply nor the work before it reveals whether an account exists", async () => {
    await using db = await open();
    const app = testApp({ db });
    await signedUp(app);
    const replies = [];
    for (const email of [mira.email, "nobody@example.org"]) {
      const reply = await openBrowser(app.ask).post("/api/auth/reset", { email });
      replies.push([reply.status, [...reply.headers], await reply.text()]);
    }
    expect(replies[1]).toEqual(replies[0]);
    // Each request has added one row. The account itself is looked up only after both requests have been answered.
    expect(await db.selectFrom("outbox").select(["kind", "tries"]).execute()).toEqual([
      { kind: "reset", tries: 0 },
      { kind: "reset", tries: 0 },
    ]);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
    expect(await app.outbox.sendDue()).toBe(1);
    expect(app.emails.map(({ to }) => to)).toEqual([mira.email]);
  });
});

test("a weak new password is refused, and the link can still be used", async () => {
  const app = testApp();
  await signedUp(app);
  await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
  await app.outbox.sendDue();
  const token = tokenIn(app.emails[0]?.text);
  const renew = (password: string) => openBrowser(app.ask).post("/api/auth/new-password", { token, password });
  expect(await statusAndText(await renew("om"))).toEqual([400, "Password should be at least 6 characters."]);
  expect((await renew("a new garland")).status).toBe(200);
});

test("one account gets at most three emails in a quarter of an hour, and every reply is the same", async () => {
  const app = testApp({ addressFactor: 100 });
  await signedUp(app);
  for (let time = 0; time < 6; time++) {
    expect(await statusAndText(await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email }))).toEqual([
      200,
      "{}",
    ]);
  }
  expect(await app.outbox.sendDue()).toBe(3);
});

test("the email greets by the escaped name, once its owner has confirmed the address", async () => {
  const app = testApp();
  await signedUp(app, { ...mira, name: `<a href="x">Mira</a> & "co"` });
  const reset = async () => {
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    app.emails.length = 0;
    await app.outbox.sendDue();
  };
  await reset();
  expect(app.emails[0]?.html).toContain("Namaste,");
  expect(app.emails[0]?.html).not.toContain("Mira");
  await app.deps.db.updateTable("account").set({ email_verified: 1 }).execute();
  await reset();
  expect(app.emails[0]?.html).toContain("Namaste &#60;a href=&#34;x&#34;&#62;Mira");
  expect(app.emails[0]?.subject).toBe("A new password for Mantra");
});
