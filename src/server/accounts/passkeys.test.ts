import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { Passkey, PasskeyRequestOptions } from "#contract/personal-replies.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createAuthenticator } from "../identity/passkeys/test-authenticator.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";
import { addPasskey, creationOptions, requestOptions, signInWithPasskey } from "./test-passkeys.ts";

const kabir = { name: "Kabir", email: "kabir@example.org", password: "a loom and a song" };
const unchecked = [400, "The passkey could not be checked. Please try again."];

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a passkey is made after the password, signs in without one, and is listed until it is removed", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    const authenticator = createAuthenticator();
    await browser.signUp();
    const made = await addPasskey(browser, authenticator);
    expect(made).toEqual([
      { id: expect.any(String), device: null, createdAt: "2026-11-20T12:00:00.000Z", lastUsedAt: null },
    ]);

    const reply = await signInWithPasskey(other, authenticator);
    expect(await reply.json()).toMatchObject({ email: mira.email });
    expect(await other.user()).toEqual(await browser.user());
    const listed = (await (await other.get(api.passkeys.path)).json()) as Passkey[];
    expect(listed).toMatchObject([{ lastUsedAt: "2026-11-20T12:00:00.000Z" }]);

    const removed = await browser.remove(`${api.passkeys.path}/${made[0]?.id}`, {});
    expect(await removed.json()).toEqual([]);
    expect(await statusAndText(await signInWithPasskey(openBrowser(ask), authenticator))).toEqual([
      401,
      "This passkey is not known here. Sign in with your password.",
    ]);
  });

  test("the options name the site and the person, and exclude what there is", async () => {
    await using db = await open();
    const browser = openBrowser(testApp({ db, siteUrl: "http://localhost:3000" }).ask);
    await browser.signUp();
    const [made] = await addPasskey(browser, createAuthenticator());
    expect(await creationOptions(browser)).toMatchObject({
      rp: { name: "Mantra", id: "localhost" },
      user: { name: mira.email, displayName: mira.name },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: made?.id, transports: ["internal"] }],
    });
    expect(await requestOptions(browser)).toMatchObject({ rpId: "localhost", userVerification: "required" });
  });

  test("nobody makes a passkey for an account without its password", async () => {
    await using db = await open();
    const browser = openBrowser(testApp({ db }).ask);
    await browser.signUp();
    const refused = await browser.post(api.beginPasskey.path, { password: "not hers" });
    expect(await statusAndText(refused)).toEqual([403, "That password isn't right."]);
  });

  test("a challenge is good for one use, one person and five minutes", async () => {
    await using db = await open();
    let time = Date.parse("2026-11-20T12:00Z");
    const { ask } = testApp({ db, now: () => new Date(time) });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    const authenticator = createAuthenticator();
    await browser.signUp();
    await other.signUp(kabir);

    const creation = authenticator.create(await creationOptions(browser));
    expect(await statusAndText(await other.post(api.addPasskey.path, creation))).toEqual(unchecked);
    expect((await browser.post(api.addPasskey.path, creation)).status).toBe(200);
    expect(await statusAndText(await browser.post(api.addPasskey.path, creation))).toEqual(unchecked);

    const proof = authenticator.get(await requestOptions(other));
    expect((await other.post(api.passkeySignIn.path, proof)).status).toBe(200);
    expect(await statusAndText(await other.post(api.passkeySignIn.path, proof))).toEqual(unchecked);

    const late = authenticator.get(await requestOptions(other));
    time += 5 * 60_000 + 1;
    expect(await statusAndText(await other.post(api.passkeySignIn.path, late))).toEqual(unchecked);
  });

  test("two uses of one challenge at the same time are one", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const authenticator = createAuthenticator();
    const browser = openBrowser(ask);
    await browser.signUp();
    await addPasskey(browser, authenticator);
    const proof = authenticator.get(await requestOptions(browser));
    const replies = await Promise.all([1, 2, 3].map(() => openBrowser(ask).post(api.passkeySignIn.path, proof)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test("what no device of this person signed for this site is refused", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    const [authenticator, thief] = [createAuthenticator(), createAuthenticator()];
    await browser.signUp();
    const away = { origin: "https://mantra-mala.evil.example" };
    const elsewhere = authenticator.create(await creationOptions(browser), away);
    expect(await statusAndText(await browser.post(api.addPasskey.path, elsewhere))).toEqual(unchecked);
    const unverified = authenticator.create(await creationOptions(browser), { isVerified: false });
    expect(await statusAndText(await browser.post(api.addPasskey.path, unverified))).toEqual(unchecked);
    await addPasskey(browser, authenticator);

    const attempt = async (forge: (options: PasskeyRequestOptions) => object) =>
      statusAndText(await openBrowser(ask).post(api.passkeySignIn.path, forge(await requestOptions(browser))));
    expect(await attempt((options) => authenticator.get(options, away))).toEqual(unchecked);
    expect(await attempt((options) => authenticator.get(options, { isVerified: false }))).toEqual(unchecked);
    expect(await attempt((options) => authenticator.get({ ...options, rpId: "evil.example" }))).toEqual(unchecked);
    expect(await attempt((options) => authenticator.get({ ...options, challenge: "AAAA" }))).toEqual(unchecked);
    expect(
      await attempt((options) => {
        const { credential } = thief.get(options);
        const { id } = authenticator.get(options).credential;
        return { credential: { ...credential, id, rawId: id } };
      }),
    ).toEqual(unchecked);
    // This copy of the key continues the count of the original from the moment it was copied.
    expect((await signInWithPasskey(openBrowser(ask), authenticator)).status).toBe(200);
    expect(await attempt((options) => authenticator.get(options, { counter: 1 }))).toEqual(unchecked);
  });

  test("an account has at most twenty, and nobody else's can be removed", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp(kabir);
    const [made] = await addPasskey(browser, createAuthenticator());
    await other.remove(`${api.passkeys.path}/${made?.id}`, {});
    for (let each = 2; each <= 20; each++) await addPasskey(browser, createAuthenticator());
    expect(await (await browser.get(api.passkeys.path)).json()).toHaveLength(20);
    const refused = await browser.post(api.beginPasskey.path, { password: mira.password });
    expect(await statusAndText(refused)).toEqual([409, "An account has at most 20 passkeys. Remove one first."]);
  });

  test("of twenty-five that were begun before any was added twenty are taken, one after the other and at once", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp(kabir);
    const begin = async (person: typeof browser, password: string) => {
      const begun = [];
      for (let each = 0; each < 25; each++) {
        begun.push(createAuthenticator().create(await creationOptions(person, password)));
      }
      return begun;
    };
    const oneByOne = [];
    for (const made of await begin(browser, mira.password)) {
      oneByOne.push((await browser.post(api.addPasskey.path, made)).status);
    }
    expect(oneByOne).toEqual([...Array(20).fill(200), ...Array(5).fill(409)]);
    const begun = await begin(other, kabir.password);
    const atOnce = await Promise.all(begun.map((made) => other.post(api.addPasskey.path, made)));
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(20);
    for (const each of [browser, other]) {
      expect(await (await each.get(api.passkeys.path)).json()).toHaveLength(20);
    }
  });

  test("attempts from one address are limited, right ones are not", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const authenticator = createAuthenticator();
    const browser = openBrowser(ask);
    await browser.signUp();
    await addPasskey(browser, authenticator);
    for (let time = 0; time < 40; time++) expect((await signInWithPasskey(browser, authenticator)).status).toBe(200);
    for (let time = 0; time < 30; time++) await requestOptions(browser);
    expect((await browser.post(api.beginPasskeySignIn.path, {})).status).toBe(429);
  });
});
