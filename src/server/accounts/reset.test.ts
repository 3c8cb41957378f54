import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, said } from "./test-browser.ts";

const minute = 60 * 1000;
const tooOld = [400, "This link has been used or is too old. Please ask for a new one."];

const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "?";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the letter's link sets a new password, once, and ends every session", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    expect(await said(await openBrowser(app.ask).post("/api/auth/reset", { email: "MIRA@example.org" }))).toEqual([
      200,
      "{}",
    ]);
    expect(await app.outbox.sendDue()).toBe(1);
    const [letter] = app.letters;
    expect(letter?.to).toBe(mira.email);
    expect(letter?.text).toMatch(/http:\/\/localhost:3000\/auth\?mode=new-password&token=[\w-]{43}\n/);

    const renewal = { token: tokenIn(letter?.text), password: "a new garland" };
    const reply = await openBrowser(app.ask).post("/api/auth/new-password", renewal);
    expect(await said(reply)).toEqual([200, "{}"]);
    expect(await browser.user()).toBeNull();
    expect((await openBrowser(app.ask).signIn()).status).toBe(401);
    expect((await openBrowser(app.ask).signIn(mira.email, renewal.password)).status).toBe(200);
    expect(await said(await openBrowser(app.ask).post("/api/auth/new-password", renewal))).toEqual(tooOld);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
  });

  test("of two who use one link at once, one succeeds", async () => {
    await using db = await open();
    const app = testApp({ db });
    await openBrowser(app.ask).signUp();
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    const token = tokenIn(app.letters[0]?.text);
    const renew = (password: string) => openBrowser(app.ask).post("/api/auth/new-password", { token, password });
    const both = await Promise.all([renew("the first one"), renew("the second one")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("a link holds for thirty minutes, and a newer one makes the older worthless once it is used", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const app = testApp({ db, now: () => now });
    await openBrowser(app.ask).signUp();
    const ask = async () => {
      await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
      await app.outbox.sendDue();
      return tokenIn(app.letters.at(-1)?.text);
    };
    const renew = async (token: string) =>
      said(await openBrowser(app.ask).post("/api/auth/new-password", { token, password: "a new garland" }));
    const late = await ask();
    now = new Date(now.getTime() + 30 * minute);
    expect(await renew(late)).toEqual(tooOld);
    const [older, newer] = [await ask(), await ask()];
    now = new Date(now.getTime() + 30 * minute - 1);
    expect(await renew(newer)).toEqual([200, "{}"]);
    expect(await renew(older)).toEqual(tooOld);
  });

  test("whether an account exists shows neither in the reply nor in the work before it", async () => {
    await using db = await open();
    const app = testApp({ db });
    await openBrowser(app.ask).signUp();
    const replies = [];
    for (const email of [mira.email, "nobody@example.org"]) {
      const reply = await openBrowser(app.ask).post("/api/auth/reset", { email });
      replies.push([reply.status, [...reply.headers], await reply.text()]);
    }
    expect(replies[1]).toEqual(replies[0]);
    // One order each. Who it is for is looked up when both have their answers.
    expect(await db.selectFrom("outbox").select(["kind", "tries"]).execute()).toEqual([
      { kind: "reset", tries: 0 },
      { kind: "reset", tries: 0 },
    ]);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
    expect(await app.outbox.sendDue()).toBe(1);
    expect(app.letters.map(({ to }) => to)).toEqual([mira.email]);
  });
});

test("a weak new password is refused, and the link can still be used", async () => {
  const app = testApp();
  await openBrowser(app.ask).signUp();
  await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
  await app.outbox.sendDue();
  const token = tokenIn(app.letters[0]?.text);
  const renew = (password: string) => openBrowser(app.ask).post("/api/auth/new-password", { token, password });
  expect(await said(await renew("om"))).toEqual([400, "Password should be at least 6 characters."]);
  expect((await renew("a new garland")).status).toBe(200);
});

test("one person gets no more than three letters in a quarter of an hour, and hears the same each time", async () => {
  const app = testApp({ addressFactor: 100 });
  await openBrowser(app.ask).signUp();
  for (let time = 0; time < 6; time++) {
    expect(await said(await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email }))).toEqual([200, "{}"]);
  }
  expect(await app.outbox.sendDue()).toBe(3);
});

test("the letter greets by name, and a name is only ever a name in it", async () => {
  const app = testApp();
  await openBrowser(app.ask).signUp({ ...mira, name: `<a href="x">Mira</a> & "co"` });
  await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
  await app.outbox.sendDue();
  expect(app.letters[0]?.html).toContain("Namaste &#60;a href=&#34;x&#34;&#62;Mira");
  expect(app.letters[0]?.subject).toBe("A new password for Mantra");
});
