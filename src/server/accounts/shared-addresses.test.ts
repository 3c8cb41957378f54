import { describe, expect, test } from "vitest";
import { minute, second } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser, statusAndText } from "./test-browser.ts";

const email = (number: number) => `person${number}@example.org`;

/** Opens a server whose clock the test sets, and people who all come from one address. */
function withCrowd(given: Parameters<typeof testApp>[0] = {}) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const app = testApp({ ...given, now: () => new Date(clock.now) });
  const signUp = (number: number, from?: string) =>
    openBrowser(app.ask, from).signUp({ ...mira, email: email(number) });
  const pass = (time: number) => void (clock.now += time);
  return { ...app, signUp, pass };
}

type Crowd = ReturnType<typeof withCrowd>;

/** Signs `count` people up, with a pause after each. Resolves to the status of each response. */
async function signUpInTurn({ signUp, pass }: Crowd, { count, pause = 0 }: { count: number; pause?: number }) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number++) {
    statuses.push((await signUp(number)).status);
    pass(pause);
  }
  return statuses;
}

const howOften = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a hundred people sign up behind one address all at once, and sign in", async () => {
    await using db = await open();
    const crowd = withCrowd({ db });
    const people = Array.from({ length: 100 }, (_, number) => number);
    const signedUp = await Promise.all(people.map((number) => crowd.signUp(number)));
    expect(
      howOften(
        signedUp.map(({ status }) => status),
        200,
      ),
    ).toBe(100);
    const signIn = (number: number) => openBrowser(crowd.ask).signIn(email(number));
    const signedIn = await Promise.all(people.map(signIn));
    expect(
      howOften(
        signedIn.map(({ status }) => status),
        200,
      ),
    ).toBe(100);
  });
});

test.each([
  ["in an hour", 36 * second],
  ["in a quarter of an hour", 9 * second],
  ["in turn, in one moment", 0],
])("a hundred people sign up behind one address %s", async (_, pause) => {
  expect(howOften(await signUpInTurn(withCrowd(), { count: 100, pause }), 200)).toBe(100);
});

test("accounts by the thousand are refused: the waits are short at first, and grow", async () => {
  const crowd = withCrowd();
  const inOneMoment = await signUpInTurn(crowd, { count: 1000 });
  expect([howOften(inOneMoment, 200), howOften(inOneMoment, 429)]).toEqual([120, 880]);
  for (const seconds of [15, 30, 60]) {
    const refused = await crowd.signUp(2000 + seconds);
    expect(refused.headers.get("retry-after")).toBe(String(seconds));
    crowd.pass(seconds * second);
    expect((await crowd.signUp(3000 + seconds)).status).toBe(200);
  }
  // A person who tries again as soon as it is allowed gets one account in two minutes.
  const inADay: number[] = [];
  for (let number = 4000; number < 4000 + 24 * 60; number++, crowd.pass(minute))
    inADay.push((await crowd.signUp(number)).status);
  expect(howOften(inADay, 200)).toBeLessThan(24 * 30 + 20);
  expect((await crowd.signUp(9000, "203.0.113.1")).status).toBe(200);
});

test("confirmed accounts make room, but not for any number of them", async () => {
  const crowd = withCrowd();
  const confirmAll = async () => {
    crowd.emails.length = 0;
    await crowd.outbox.sendDue();
    for (const { text } of crowd.emails) {
      const token = /confirm-email\?token=([\w-]+)/.exec(text)?.[1];
      expect((await openBrowser(crowd.ask).post("/api/auth/confirm-email", { token })).status).toBe(200);
    }
  };
  const made: number[] = [];
  for (let number = 0; number < 700; number++) {
    made.push((await crowd.signUp(number)).status);
    if (number % 100 === 99) await confirmAll();
  }
  expect(howOften(made.slice(0, 600), 200)).toBe(600);
  expect(howOften(made.slice(600), 200)).toBe(0);
});

test("who collects registered emails is slowed down after ten, and a class that mistypes is not", async () => {
  const crowd = withCrowd();
  const signUp = async (number: number) => statusAndText(await crowd.signUp(number));
  await signUpInTurn(crowd, { count: 20 });
  for (let number = 0; number < 10; number++) expect((await signUp(number))[0]).toBe(409);
  const tooMany = [429, "Too many accounts were made from here. Please try again later."];
  // A free email is refused as well, because the reply would otherwise tell which are taken.
  expect([await signUp(11), await signUp(21)]).toEqual([tooMany, tooMany]);
  crowd.pass(15 * second);
  expect((await signUp(21))[0]).toBe(200);
  for (let slip = 0; slip < 40; slip++, crowd.pass(2 * minute)) expect((await signUp(slip % 20))[0]).toBe(409);
});

test("wrong passwords are forgotten though right ones come in between every minute", async () => {
  const crowd = withCrowd();
  await crowd.signUp(1);
  const signIn = async (password: string, address = email(1)) =>
    (await openBrowser(crowd.ask).signIn(address, password)).status;
  const statuses: number[] = [];
  for (let time = 0; time < 60; time++) {
    if (time % 3 === 0) statuses.push(await signIn("x", `pupil${time}@example.org`));
    expect(await signIn(mira.password)).toBe(200);
    crowd.pass(minute);
  }
  expect(howOften(statuses, 401)).toBe(20);
});

test("ADDRESS_LIMIT_FACTOR multiplies what people do from an address, and no guesses of any kind", async () => {
  const crowd = withCrowd({ addressFactor: 1000 });
  const made = await signUpInTurn(crowd, { count: 300 });
  expect(howOften(made, 200)).toBe(300);
  const browser = openBrowser(crowd.ask);
  const guesses: Record<string, (time: number) => Promise<Response>> = {
    "a password": (time) => openBrowser(crowd.ask).signIn(`pupil${time}@example.org`, "x"),
    "a registered email": (time) => crowd.signUp(time),
    "a link for a new password": () =>
      browser.post("/api/auth/new-password", { token: "guessed", password: "a new garland" }),
  };
  for (const [what, guess] of Object.entries(guesses)) {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await guess(time)).status);
    expect([what, howOften(statuses, 429)]).toEqual([what, 2]);
  }
});

test.each([
  ["a new password", "/api/auth/reset"],
  ["signing in", "/api/auth/sign-in-link"],
])("sixty people behind one address ask for a link for %s in a quarter of an hour", async (_, path) => {
  const crowd = withCrowd();
  for (let number = 0; number < 60; number++) {
    expect((await openBrowser(crowd.ask).post(path, { email: email(number) })).status).toBe(200);
    crowd.pass(15 * second);
  }
});
