import { expect, test } from "vitest";
import { createAuthenticator } from "../identity/passkeys/test-authenticator.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser } from "./test-browser.ts";
import { addPasskey, signInWithPasskey } from "./test-passkeys.ts";

/** Returns a function that lists the lines of the security log since its last call, without their time and account. */
function openLog(given: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(given);
  const lines = () => app.logged.filter((line) => line.includes(" Security "));
  let read = 0;
  const news = () => {
    const fresh = lines().slice(read);
    read += fresh.length;
    return fresh.map((line) => line.replace(/^.* Security /, "").replace(/ account="[\w-]{12}"$/, " (known)"));
  };
  return { ...app, lines, news };
}

const line = (event: string, outcome: string, account = " (known)") =>
  `event="${event}" outcome="${outcome}"${account}`;

test("what is done with an account is noted with its outcome and a pseudonym", async () => {
  const app = openLog();
  const browser = openBrowser(app.ask);
  await browser.signUp();
  await openBrowser(app.ask).signIn(mira.email, "not hers");
  await openBrowser(app.ask).signIn("nobody@example.org", "not hers");
  expect(app.news()).toEqual([
    line("sign-up", "done"),
    line("sign-in", "wrong-credentials"),
    line("sign-in", "wrong-credentials", ""),
  ]);

  const authenticator = createAuthenticator();
  await addPasskey(browser, authenticator);
  await signInWithPasskey(openBrowser(app.ask), authenticator);
  await browser.remove("/api/user/sessions", {});
  expect(app.news()).toEqual([
    line("passkey added", "done"),
    line("sign-in", "done"),
    line("device signed out", "done"),
  ]);

  await browser.post("/api/auth/reset", { email: mira.email });
  await app.outbox.sendDue();
  const token = /new-password&token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1];
  const renewed = "a new garland";
  await browser.post("/api/auth/new-password", { token, password: renewed });
  await browser.post("/api/auth/new-password", { token, password: renewed });
  await browser.signIn(mira.email, renewed);
  expect(app.news()).toEqual([
    line("reset asked", "done", ""),
    line("reset used", "done"),
    line("reset used", "used-link", ""),
    line("sign-in", "done"),
  ]);

  await browser.post("/api/user/password", { password: renewed, newPassword: mira.password });
  await browser.post("/api/user/email", { password: mira.password, email: "meera@example.org" });
  await browser.remove("/api/user", { password: "not hers" });
  await browser.remove("/api/user", { password: mira.password });
  expect(app.news()).toEqual([
    line("password changed", "done"),
    line("email changed", "done"),
    line("account deleted", "wrong-password"),
    line("account deleted", "done"),
  ]);
});

test("the same account has the same pseudonym in every line, another another, and no line tells who it is", async () => {
  const app = openLog();
  const browser = openBrowser(app.ask, "198.51.100.77");
  await browser.signUp();
  const { uid = "?" } = (await browser.user()) ?? {};
  await browser.signIn(mira.email, "not hers");
  await browser.signIn();
  await openBrowser(app.ask).signUp({ ...mira, email: "kabir@example.org" });
  const [first, ...others] = app.lines().map((each) => /account="(.*)"/.exec(each)?.[1]);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(others[2]).not.toBe(first);
  const all = app.lines().join("\n");
  for (const secret of [uid, mira.email, mira.name, mira.password, "198.51.100.77"]) expect(all).not.toContain(secret);
});

test("a flood of the same refusal is one line a minute, and of any refusals a hundred", async () => {
  const clock = { now: new Date("2026-11-20T12:00Z") };
  const app = openLog({ now: () => clock.now, addressFactor: 1000 });
  await openBrowser(app.ask).signUp();
  for (let guess = 0; guess < 5; guess++) await openBrowser(app.ask).signIn(mira.email, "not hers");
  expect(app.news()).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await openBrowser(app.ask).signIn(mira.email, "not hers");
  expect(app.news()).toEqual([line("sign-in", "wrong-credentials")]);
  for (let each = 0; each < 150; each++) app.deps.security.note("sign-in", `account ${each}`, "wrong-credentials");
  expect(app.news()).toHaveLength(99);
});
