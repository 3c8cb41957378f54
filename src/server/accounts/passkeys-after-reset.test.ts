import { describe, expect, test } from "vitest";
import { day } from "#model/durations.ts";
import { api } from "#contract/api.ts";
import type { Passkey } from "#contract/personal-replies.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createAuthenticator } from "../identity/passkeys/test-authenticator.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser } from "./test-browser.ts";
import { addPasskey, creationOptions, requestOptions, signInWithPasskey } from "./test-passkeys.ts";

const renewed = "a new garland";

/**
 * Returns Mira with a passkey of her own, and a thief who knows her password and, ten days later, has added another.
 */
async function withThief(given: Parameters<typeof testApp>[0]) {
  const clock = { now: new Date("2026-11-20T12:00Z") };
  const app = testApp({ ...given, now: () => clock.now });
  const [own, thief] = [openBrowser(app.ask), openBrowser(app.ask, "198.51.100.9")];
  const [ownKey, thiefsKey] = [createAuthenticator(), createAuthenticator()];
  await own.signUp();
  await addPasskey(own, ownKey);
  clock.now = new Date(clock.now.getTime() + 10 * day);
  await thief.signIn();
  await addPasskey(thief, thiefsKey);
  await app.outbox.sendDue();
  app.emails.length = 0;

  /** Returns the token of a link for a new password that is sent to Mira. */
  async function resetToken() {
    await own.post(api.requestReset.path, { email: mira.email });
    await app.outbox.sendDue();
    const token = /mode=new-password&token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1] ?? "?";
    app.emails.length = 0;
    return token;
  }

  /** Returns the subjects of the emails that wait, all of which go to Mira. */
  async function letters() {
    await app.outbox.sendDue();
    const sent = app.emails.splice(0);
    expect(sent.every(({ to }) => to === mira.email)).toBe(true);
    return sent.map(({ subject }) => subject).toSorted();
  }

  const canSignIn = async (key: typeof ownKey) => (await signInWithPasskey(openBrowser(app.ask), key)).status === 200;
  return { ...app, clock, own, thief, ownKey, thiefsKey, resetToken, letters, canSignIn };
}

const listOf = async (reply: Response) => (await reply.json()) as Passkey[];

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a passkey that a thief has made does not outlive a new password by letter, and the owner's own does", async () => {
    await using db = await open();
    const { own, ownKey, thiefsKey, resetToken, letters, canSignIn } = await withThief({ db });
    const token = await resetToken();
    const listed = await listOf(await own.post(api.passkeysOfReset.path, { token }));
    expect(listed.map(({ isInDoubt = false }) => isInDoubt)).toEqual([false, true]);
    expect((await own.post(api.newPassword.path, { token, password: renewed })).status).toBe(200);
    expect(await canSignIn(thiefsKey)).toBe(false);
    expect(await canSignIn(ownKey)).toBe(true);
    expect(await letters()).toEqual(["A passkey was removed at Mantra", "Your password was changed at Mantra"]);
  });

  test("in a browser that proves nothing every passkey is in doubt, and those that are kept stay", async () => {
    await using db = await open();
    const { ask, ownKey, thiefsKey, resetToken, canSignIn } = await withThief({ db });
    const token = await resetToken();
    const elsewhere = openBrowser(ask);
    const listed = await listOf(await elsewhere.post(api.passkeysOfReset.path, { token }));
    expect(listed.map(({ isInDoubt = false }) => isInDoubt)).toEqual([true, true]);
    const keepPasskeys = listed.slice(0, 1).map(({ id }) => id);
    await elsewhere.post(api.newPassword.path, { token, password: renewed, keepPasskeys });
    expect([await canSignIn(ownKey), await canSignIn(thiefsKey)]).toEqual([true, false]);
  });

  test("in a known device whose session has ended, passkeys since the day of the last sign-in are in doubt", async () => {
    await using db = await open();
    const { own, clock, thief, resetToken } = await withThief({ db });
    await own.signIn();
    clock.now = new Date(clock.now.getTime() + 2 * day);
    own.forgetSession();
    await addPasskey(thief, createAuthenticator());
    const listed = await listOf(await own.post(api.passkeysOfReset.path, { token: await resetToken() }));
    // The thief's first passkey was added on the day of that sign-in.
    expect(listed.map(({ isInDoubt = false }) => isInDoubt)).toEqual([false, true, true]);
  });

  test("a passkey that a thief has made does not outlive a change of the password either", async () => {
    await using db = await open();
    const { own, ownKey, thiefsKey, letters, canSignIn } = await withThief({ db });
    const listed = await listOf(await own.get(api.passkeys.path));
    expect(listed.map(({ isInDoubt = false }) => isInDoubt)).toEqual([false, true]);
    await own.post(api.changePassword.path, { password: mira.password, newPassword: renewed });
    expect([await canSignIn(ownKey), await canSignIn(thiefsKey)]).toEqual([true, false]);
    expect(await letters()).toEqual(["A passkey was removed at Mantra", "Your password was changed at Mantra"]);
  });

  test("what a thief has begun with the old password is not completed after it", async () => {
    await using db = await open();
    const { own, thief, resetToken } = await withThief({ db });
    const begun = createAuthenticator().create(await creationOptions(thief));
    await own.post(api.newPassword.path, { token: await resetToken(), password: renewed });
    await thief.signIn(mira.email, renewed);
    expect((await thief.post(api.addPasskey.path, begun)).status).toBe(400);
  });

  test("the owner is told by letter of each passkey that is added or removed, and who can sign in now", async () => {
    await using db = await open();
    const { own, emails, outbox, letters } = await withThief({ db });
    const [, ofThief] = await addPasskey(own, createAuthenticator());
    expect(await letters()).toEqual(["A new passkey at Mantra"]);
    await own.remove(`${api.passkeys.path}/${ofThief?.id}`, {});
    await own.remove(`${api.passkeys.path}/${ofThief?.id}`, {});
    await outbox.sendDue();
    expect(emails.map(({ subject }) => subject)).toEqual(["A passkey was removed at Mantra"]);
    expect(emails[0]?.text).toContain(
      "Passkeys that sign in to it now: unknown device, added on November 20, 2026; unknown device, added on November 30, 2026.",
    );
    expect(emails[0]?.text).toContain("http://localhost:3000/auth?mode=reset");
  });
});

test("nobody gets a flood of letters", async () => {
  const { own, letters } = await withThief({});
  for (let each = 0; each < 15; each++) {
    const [, , added] = await addPasskey(own, createAuthenticator());
    await own.remove(`${api.passkeys.path}/${added?.id}`, {});
  }
  expect((await letters()).length).toBeLessThanOrEqual(20);
});

test("a link that does not hold lists nothing", async () => {
  const { own } = await withThief({});
  const refused = await own.post(api.passkeysOfReset.path, { token: "made-up" });
  expect([refused.status, refused.headers.get("x-refusal")]).toEqual([400, "used-link"]);
  expect((await requestOptions(own)).challenge).toBeTruthy();
});
