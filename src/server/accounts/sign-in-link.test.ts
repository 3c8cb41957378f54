import { describe, expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { api } from "#contract/api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const ask = api.requestSignInLink.path;
const use = api.signInByLink.path;
const tooOld = [400, "This link has been used or is too old. Please ask for a new one."];

const tokenIn = (text = "") => /use-link&token=([\w-]{43})\n/.exec(text)?.[1] ?? "?";

/** Opens a server whose clock the test sets, with Mira, whose address is confirmed, signed out of her own browser. */
async function withMira(given: Parameters<typeof testApp>[0] = {}) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const app = testApp({ ...given, now: () => new Date(clock.now) });
  const own = openBrowser(app.ask);
  await own.signUp();
  await app.deps.db.updateTable("account").set({ email_verified: 1 }).execute();
  await delivered();
  const stranger = (number: number) => openBrowser(app.ask, `198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`);

  async function delivered() {
    app.emails.length = 0;
    await app.outbox.sendDue();
    return [...app.emails];
  }

  /** Requests a link from an unknown browser, and reads the link in the email. */
  async function linkFor(email = mira.email) {
    await stranger(999).post(ask, { email });
    return tokenIn((await delivered()).at(-1)?.text);
  }
  const pass = (time: number) => void (clock.now += time);
  return { ...app, own, stranger, delivered, linkFor, pass };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("however many strangers guess and ask, a link lets the owner into a browser that nobody knows", async () => {
    await using db = await open();
    const { stranger, delivered, pass, ask: send } = await withMira({ db });
    let latest = "";
    for (let guess = 0; guess < 61; guess++) {
      await stranger(guess).signIn(mira.email, `guess ${guess}`);
      await stranger(guess).post(ask, { email: mira.email });
      latest = (await delivered()).at(-1)?.text ?? latest;
      pass(3 * minute);
    }
    // These guesses come from the owner's address.
    const there = () => openBrowser(send, "203.0.113.9");
    for (let guess = 0; guess < 12; guess++) await there().post(use, { token: "guessed" });
    const owner = there();
    expect((await owner.signIn()).status).toBe(429);
    expect((await owner.post(ask, { email: mira.email })).status).toBe(200);
    latest = (await delivered()).at(-1)?.text ?? latest;
    expect((await owner.post(use, { token: tokenIn(latest) })).status).toBe(200);
    expect(await owner.user()).toMatchObject({ email: mira.email });
    // From now on this browser is known, and guesses of strangers do not affect it.
    owner.forgetSession();
    expect((await owner.signIn()).status).toBe(200);
  });

  test("the link signs in once, for fifteen minutes, and ends the older ones", async () => {
    await using db = await open();
    const { linkFor, stranger, own, pass } = await withMira({ db });
    const signIn = async (token: string) => (await statusAndText(await stranger(1).post(use, { token }))).slice(0, 2);
    const late = await linkFor();
    pass(15 * minute);
    expect(await signIn(late)).toEqual(tooOld);
    const [older, newer] = [await linkFor(), await linkFor()];
    pass(15 * minute - 1);
    const browser = stranger(2);
    expect((await browser.post(use, { token: newer })).status).toBe(200);
    expect(await signIn(newer)).toEqual(tooOld);
    expect(await signIn(older)).toEqual(tooOld);
    // Other sessions stay open, and the list of devices shows the new one.
    expect(await own.user()).not.toBeNull();
    const devices = (await (await own.get(api.sessions.path)).json()) as { current: boolean }[];
    expect(devices.map(({ current }) => current).toSorted()).toEqual([false, true]);
  });

  test("of two concurrent uses of one link, one signs in", async () => {
    await using db = await open();
    const { linkFor, stranger } = await withMira({ db });
    const token = await linkFor();
    const both = await Promise.all([1, 2].map((number) => stranger(number).post(use, { token })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("no look at the address of the link uses it up", async () => {
    await using db = await open();
    const { linkFor, stranger } = await withMira({ db });
    const token = await linkFor();
    for (const path of [`/auth?mode=use-link&token=${token}`, `${use}?token=${token}`]) {
      for (const method of ["HEAD", "GET", "GET", "OPTIONS"]) await stranger(3).request(method, path);
    }
    expect((await stranger(4).post(use, { token })).status).toBe(200);
  });

  test("neither the reply nor the work before it reveals whether an account exists", async () => {
    await using db = await open();
    const { stranger, delivered } = await withMira({ db });
    const replies = [];
    for (const email of [mira.email, "nobody@example.org"]) {
      const reply = await stranger(5).post(ask, { email });
      replies.push([reply.status, [...reply.headers], await reply.text()]);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(await db.selectFrom("outbox").select(["kind", "tries", "account_id"]).execute()).toEqual([
      { kind: "sign-in", tries: 0, account_id: null },
      { kind: "sign-in", tries: 0, account_id: null },
    ]);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
    expect((await delivered()).map(({ to }) => to)).toEqual([mira.email]);
  });

  test.each([
    ["a new password", async ({ own }: Mira) => own.post("/api/user/password", change)],
    ["deleting the account", async ({ own }: Mira) => own.remove("/api/user", { password: mira.password })],
  ])("%s ends the links that were sent before", async (_, act) => {
    await using db = await open();
    const app = await withMira({ db });
    const token = await app.linkFor();
    expect((await act(app)).status).toBe(200);
    expect(await statusAndText(await app.stranger(6).post(use, { token }))).toEqual(tooOld);
    expect(await db.selectFrom("verification").selectAll().execute()).toEqual([]);
  });

  test("who made an account with the address of somebody else gains nothing from its owner's link", async () => {
    await using db = await open();
    const { own: thief, stranger, delivered, ...app } = await withMira({ db });
    await app.deps.db.updateTable("account").set({ email_verified: 0 }).execute();
    await stranger(7).post(ask, { email: mira.email });
    const text = (await delivered()).at(-1)?.text ?? "";
    expect(text).not.toMatch(/use-link|Mira/);
    const token = /mode=new-password&token=([\w-]+)/.exec(text)?.[1];
    const renewal = { token, password: "a new garland" };
    expect((await stranger(7).post("/api/auth/new-password", renewal)).status).toBe(200);
    expect(await thief.user()).toBeNull();
    expect((await thief.signIn()).status).toBe(401);
  });
});

type Mira = Awaited<ReturnType<typeof withMira>>;
const change = { password: mira.password, newPassword: "a new garland" };

test("a stored row signs nobody in, and neither does a link of another kind", async () => {
  const { deps, linkFor, stranger, delivered } = await withMira();
  const token = await linkFor();
  const [row] = await deps.db.selectFrom("verification").selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(token);
  await stranger(8).post("/api/auth/reset", { email: mira.email });
  const reset = /new-password&token=([\w-]+)/.exec((await delivered()).at(-1)?.text ?? "")?.[1] ?? "?";
  for (const wrong of [row?.identifier, row?.identifier.replace("sign-in:", ""), row?.id, reset]) {
    expect(await statusAndText(await stranger(8).post(use, { token: wrong }))).toEqual(tooOld);
  }
  const renewal = { token, password: "a new garland" };
  expect(await statusAndText(await stranger(8).post("/api/auth/new-password", renewal))).toEqual(tooOld);
});

test("a mailbox gets at most three letters at once, then one in ten minutes, and every reply is the same", async () => {
  const { stranger, delivered, pass } = await withMira();
  let sent = 0;
  for (let time = 0; time < 60; time++, pass(minute)) {
    expect(await statusAndText(await stranger(time).post(ask, { email: mira.email }))).toEqual([200, "{}"]);
    sent += (await delivered()).length;
  }
  expect(sent).toBe(3 + 5);
});

test("the letter greets by the escaped name, and says what to do when it was not asked for", async () => {
  const { deps, delivered, stranger } = await withMira();
  await deps.db.updateTable("account").set({ name: `<a href="x">Mira</a>` }).execute();
  await stranger(1).post(ask, { email: "MIRA@example.org" });
  const [letter] = await delivered();
  expect(letter?.subject).toBe("Your sign-in link for Mantra");
  expect(letter?.html).toContain("Namaste &#60;a href=&#34;x&#34;&#62;Mira");
  expect(letter?.text).toContain("If it was not you, you need not do anything");
});

test("asking for a link and using it are noted, by a pseudonym once it is known who it was", async () => {
  const { linkFor, stranger, logged } = await withMira();
  logged.length = 0;
  const token = await linkFor();
  await stranger(1).post(use, { token });
  await stranger(1).post(use, { token });
  expect(logged.map((line) => line.replace(/^.* Security /, "").replace(/"[\w-]{12}"$/, "?"))).toEqual([
    `event="sign-in link asked" outcome="done"`,
    `event="sign-in link used" outcome="done" account=?`,
    `event="sign-in link used" outcome="used-link"`,
  ]);
});
