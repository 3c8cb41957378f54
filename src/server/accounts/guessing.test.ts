import { BlockList } from "node:net";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { HttpError } from "../errors.ts";
import type { PasswordHasher } from "../identity/password-hash.ts";
import { quickHasher, testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

function countingHasher() {
  const counted = { evaluated: 0 };
  const verify = (hash: string, password: string) => {
    counted.evaluated++;
    return quickHasher.verify(hash, password);
  };
  return { counted, hasher: { ...quickHasher, verify } };
}

/** Creates a hasher that can refuse as the real one does when its queue is full. */
function fullHasher() {
  const state = { isFull: false };
  const unlessFull = <Result>(work: Promise<Result>) =>
    state.isFull ? Promise.reject(new HttpError("busy", { reason: "many-sign-in" })) : work;
  const hasher: PasswordHasher = {
    hash: (password) => unlessFull(quickHasher.hash(password)),
    verify: (hash, password) => unlessFull(quickHasher.verify(hash, password)),
  };
  return { state, hasher };
}

const email = (time: number) => `person${time}@example.org`;
const addressOf = (number: number) => `198.51.${Math.floor(number / 256)}.${number % 256}`;

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a thousand addresses at once get ten guesses at one account", async () => {
    await using db = await open();
    const { counted, hasher } = countingHasher();
    const { ask } = testApp({ db, hasher });
    await openBrowser(ask).signUp();
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, number) =>
        openBrowser(ask, addressOf(number)).signIn(mira.email, `guess ${number}`),
      ),
    );
    expect(counted.evaluated).toBe(10);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(990);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBe("900");
    expect(await refused?.text()).toBe("Too many failed login attempts. Please try again later.");
    // The right password is refused too, because the reply would otherwise tell which guess was right.
    expect((await openBrowser(ask, "203.0.113.1").signIn()).status).toBe(429);
  });

  test("an unknown account has the same limits", async () => {
    await using db = await open();
    const { counted, hasher } = countingHasher();
    const { ask } = testApp({ db, hasher });
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await openBrowser(ask, addressOf(guess)).signIn("nobody@example.org", "x")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(counted.evaluated).toBe(10);
  });

  test("an attempt refused because the queue is full does not count", async () => {
    await using db = await open();
    const { state, hasher } = fullHasher();
    const browser = openBrowser(testApp({ db, hasher }).ask);
    state.isFull = true;
    for (let time = 0; time < 11; time++) {
      expect((await browser.signUp()).status).toBe(503);
      expect((await browser.signIn()).status).toBe(503);
    }
    state.isFull = false;
    expect((await browser.signUp()).status).toBe(200);
    expect((await browser.signIn(mira.email, "x")).status).toBe(401);
    expect((await browser.signIn()).status).toBe(200);
  });

  test("one address gets ten wrong passwords for all accounts together; right ones do not count", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    await openBrowser(ask).signUp();
    for (let time = 0; time < 15; time++) expect((await openBrowser(ask).signIn()).status).toBe(200);
    for (let guess = 0; guess < 10; guess++) {
      expect((await openBrowser(ask).signIn(`person${guess}@example.org`, "x")).status).toBe(401);
    }
    expect((await openBrowser(ask).signIn("person11@example.org", "x")).status).toBe(429);
    expect((await openBrowser(ask, "203.0.113.1").signIn()).status).toBe(200);
  });

  test("signing in, or setting a new password by email, clears the count", async () => {
    await using db = await open();
    const app = testApp({ db });
    let guesses = 0;
    const guessWrong = () => openBrowser(app.ask, addressOf(guesses++)).signIn(mira.email, "x");
    await openBrowser(app.ask).signUp();
    for (let guess = 0; guess < 9; guess++) await guessWrong();
    expect((await openBrowser(app.ask).signIn()).status).toBe(200);
    for (let guess = 0; guess < 10; guess++) expect((await guessWrong()).status).toBe(401);
    expect((await openBrowser(app.ask).signIn()).status).toBe(429);
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    await app.outbox.sendDue();
    const token = /new-password&token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? "")?.[1];
    await openBrowser(app.ask).post("/api/auth/new-password", { token, password: "a new garland" });
    expect((await openBrowser(app.ask).signIn(mira.email, "a new garland")).status).toBe(200);
  });
});

const newPassword = () => ({ token: "guessed", password: "a new garland" });

test("sign-ups, reset requests and tokens are limited for each address, each with a sentence of its own", async () => {
  const { ask } = testApp();
  const browser = openBrowser(ask);
  const again = async (path: string, allowed: number, body: (time: number) => object) => {
    const statuses = [];
    for (let time = 0; time < allowed; time++) statuses.push((await browser.post(path, body(time))).status);
    return [statuses[0], statuses[allowed - 1], await statusAndText(await browser.post(path, body(allowed)))];
  };
  expect(await again("/api/auth/sign-up", 120, (time) => ({ ...mira, email: email(time) }))).toEqual([
    200,
    200,
    [429, "Too many accounts were made from here. Please try again later."],
  ]);
  expect(await again("/api/auth/reset", 60, (time) => ({ email: email(time) }))).toEqual([
    200,
    200,
    [429, "Too many reset links were requested from here. Please try again later."],
  ]);
  expect(await again("/api/auth/sign-in-link", 60, (time) => ({ email: email(time) }))).toEqual([
    200,
    200,
    [429, "Too many sign-in links were requested from here. Please try again later."],
  ]);
  expect(await again("/api/auth/new-password", 10, newPassword)).toEqual([
    400,
    400,
    [429, "Too many invalid links were tried from here. Please try again later."],
  ]);
});

test("X-Forwarded-For counts behind a trusted proxy, and nowhere else", async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress("192.0.2.1");
  for (const [proxies, expected] of [
    [trustedProxies, 401],
    [new BlockList(), 429],
  ] as const) {
    const { ask } = testApp({ trustedProxies: proxies });
    for (let guess = 0; guess < 11; guess++) {
      const reply = await openBrowser(ask).request("POST", "/api/auth/sign-in", {
        body: JSON.stringify({ email: `person${guess}@example.org`, password: "x" }),
        headers: { "x-forwarded-for": `203.0.113.${guess}` },
      });
      if (guess === 10) expect((await statusAndText(reply))[0]).toBe(expected);
    }
  }
});
