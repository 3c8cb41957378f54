import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { quickHasher, testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const path = "/api/user/password";
const newPassword = "a new garland";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a new password holds from then on, and ends every other session", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [here, there] = [openBrowser(ask), openBrowser(ask)];
    await here.signUp();
    await there.signIn();
    expect(await statusAndText(await here.post(path, { password: mira.password, newPassword }))).toEqual([200, "{}"]);
    expect(await here.user()).not.toBeNull();
    expect(await there.user()).toBeNull();
    expect((await there.signIn()).status).toBe(401);
    expect((await there.signIn(mira.email, newPassword)).status).toBe(200);
  });

  test("a link to reset the old password ends with it", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(app.ask);
    await browser.signUp();
    await browser.post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    const token = /token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1];
    await browser.post(path, { password: mira.password, newPassword });
    expect((await browser.post("/api/auth/new-password", { token, password: "a third one" })).status).toBe(400);
  });
});

test("a sign-in with the old password that is under way when a new one is set opens no session", async () => {
  const gate = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  let isHeld = false;
  const hasher = {
    ...quickHasher,
    async verify(hash: string, password: string) {
      const isRight = await quickHasher.verify(hash, password);
      if (!isHeld) return isRight;
      waiting.resolve();
      await gate.promise;
      return isRight;
    },
  };
  const { ask } = testApp({ hasher });
  const [here, there] = [openBrowser(ask), openBrowser(ask, "198.51.100.9")];
  await here.signUp();
  isHeld = true;
  const late = there.signIn();
  await waiting.promise;
  isHeld = false;
  await here.post(path, { password: mira.password, newPassword });
  gate.resolve();
  expect((await late).status).toBe(401);
  expect(await there.user()).toBeNull();
});

test("neither a wrong password nor a weak new one changes anything", async () => {
  const { ask } = testApp();
  const [here, there] = [openBrowser(ask), openBrowser(ask)];
  await here.signUp();
  await there.signIn();
  const wrong = await here.post(path, { password: "not hers", newPassword });
  expect(await statusAndText(wrong)).toEqual([403, "That password isn't right."]);
  const weak = await here.post(path, { password: mira.password, newPassword: "om" });
  expect(await statusAndText(weak)).toEqual([400, "Password should be at least 6 characters."]);
  expect(await there.user()).not.toBeNull();
  expect((await there.signIn()).status).toBe(200);
});

test("who guesses at the old password is slowed down like anybody else", async () => {
  const browser = openBrowser(testApp({ addressFactor: 100 }).ask);
  await browser.signUp();
  for (let guess = 0; guess < 10; guess++) {
    expect((await browser.post(path, { password: "x", newPassword })).status).toBe(403);
  }
  expect((await browser.post(path, { password: mira.password, newPassword })).status).toBe(429);
});
