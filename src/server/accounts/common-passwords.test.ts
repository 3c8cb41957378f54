import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultPasswordPolicy, unmetRules } from "#model/password-policy.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const refused = [400, "This is one of the most common passwords. Please choose another."];

test.each(["123456", "password", "Password1", "QWERTY", "iloveyou", "namaste"])("%s is refused", async (password) => {
  expect(await statusAndText(await openBrowser(testApp().ask).signUp({ ...mira, password }))).toEqual(refused);
});

test("no way leads to a common password, and one that is not common still needs six characters only", async () => {
  const app = testApp();
  const browser = openBrowser(app.ask);
  await browser.signUp();
  const change = { password: mira.password, newPassword: "iloveyou" };
  expect(await statusAndText(await browser.post("/api/user/password", change))).toEqual(refused);
  await browser.post("/api/auth/reset", { email: mira.email });
  await app.outbox.sendDue();
  const token = /new-password&token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1];
  expect(await statusAndText(await browser.post("/api/auth/new-password", { token, password: "iloveyou" }))).toEqual(
    refused,
  );
  expect((await browser.post("/api/auth/new-password", { token, password: "vqtkzd" })).status).toBe(200);
});

test("whoever has a common password already can still sign in", async () => {
  const { ask, deps } = testApp();
  await openBrowser(ask).signUp();
  await deps.db.updateTable("credential").set({ password: "kept:iloveyou" }).execute();
  expect((await openBrowser(ask).signIn(mira.email, "iloveyou")).status).toBe(200);
});

test("the list is in lower case, in order, without repetition, and no entry is refused by the policy anyway", () => {
  const text = readFileSync(new URL("../identity/common-passwords.txt", import.meta.url), "utf8");
  const list = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  expect(list.length).toBeLessThanOrEqual(3000);
  expect(list).toEqual([...new Set(list)].toSorted());
  expect(
    list.filter((each) => each !== each.toLowerCase() || unmetRules(defaultPasswordPolicy, each).length > 0),
  ).toEqual([]);
});
