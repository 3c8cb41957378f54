import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const registered = [409, "This email is already registered. Please try logging in instead."];
const unreachable = [
  400,
  "Our mail server can't write to this address yet. Please use one with plain letters before the @.",
];

describe.each(testDatabases())("on $name", ({ open }) => {
  test.each([
    ["ravi@भारत.भारत", "RAVI@xn--h2brj9c.XN--H2BRJ9C"],
    ["ravi@xn--h2brj9c.xn--h2brj9c", "ravi@भारत.भारत"],
    ["Zoë@Bücher.example", "zoë@bücher.example".normalize("NFD")],
    ["jack&jill@example.org", " Jack&Jill@Example.org "],
  ])("%s signs up, is shown and written to like that, and is the same person as %s", async (email, other) => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    expect((await browser.signUp({ ...mira, email })).status).toBe(200);
    expect(await browser.user()).toMatchObject({ email });
    expect(await statusAndText(await openBrowser(app.ask).signUp({ ...mira, email: other }))).toEqual(registered);
    expect((await openBrowser(app.ask).signIn(other)).status).toBe(200);
    await openBrowser(app.ask).post("/api/auth/reset", { email: other });
    await app.outbox.sendDue();
    expect(app.emails.map(({ to }) => to)).toEqual([email, email]);
    const token = /confirm-email\?token=([\w-]+)/.exec(app.emails[0]?.text ?? "")?.[1];
    expect((await browser.post("/api/auth/confirm-email", { token })).status).toBe(200);
    expect(await browser.user()).toMatchObject({ email, emailVerified: true });
  });

  test("guesses at one person count together, however the address is written", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    await openBrowser(ask).signUp({ ...mira, email: "ravi@भारत.भारत" });
    const spellings = ["ravi@भारत.भारत", "ravi@xn--h2brj9c.xn--h2brj9c", "RAVI@भारत.xn--h2brj9c"];
    for (let guess = 0; guess < 10; guess++) {
      await openBrowser(ask, `198.51.100.${guess}`).signIn(spellings[guess % 3], "x");
    }
    expect((await openBrowser(ask, "198.51.100.99").signIn("ravi@भारत.भारत")).status).toBe(429);
  });

  test("an address is changed to one beyond ASCII, and to another spelling of itself", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    const change = (email: string) => browser.post("/api/user/email", { password: mira.password, email });
    for (const email of ["mira@भारत.भारत", "mira@xn--h2brj9c.xn--h2brj9c"]) {
      expect((await change(email)).status).toBe(200);
      expect(await browser.user()).toMatchObject({ email });
    }
    app.emails.length = 0;
    await app.outbox.sendDue();
    const token = /confirm-email\?token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1];
    await browser.post("/api/auth/confirm-email", { token });
    expect((await change("Mīrā@भारत.भारत")).status).toBe(200);
    expect(await browser.user()).toMatchObject({ emailVerified: true, pendingEmail: "Mīrā@भारत.भारत" });
    app.emails.length = 0;
    await app.outbox.sendDue();
    expect(app.emails.map(({ to }) => to).toSorted()).toEqual(["Mīrā@भारत.भारत", "mira@xn--h2brj9c.xn--h2brj9c"]);
  });

  test("an address that an earlier release has replaced is the one that counts", async () => {
    await using db = await open();
    const browser = openBrowser(testApp({ db }).ask);
    await browser.signUp({ ...mira, email: "mira@भारत.भारत" });
    await db.updateTable("account").set({ email: "meera@example.org" }).execute();
    expect(await browser.user()).toMatchObject({ email: "meera@example.org" });
  });
});

test("an address that the mail server cannot write to is refused in a sentence, when signing up and when changing", async () => {
  const { ask } = testApp({ canReach: async (address) => !address.startsWith("मीरा") });
  const browser = openBrowser(ask);
  const email = "मीरा@example.org";
  expect(await statusAndText(await browser.signUp({ ...mira, email }))).toEqual(unreachable);
  await browser.signUp();
  const change = await browser.post("/api/user/email", { password: mira.password, email });
  expect(await statusAndText(change)).toEqual(unreachable);
  expect(await browser.user()).toMatchObject({ email: mira.email });
});
