import { describe, expect, test } from "vitest";
import { day } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createPasswordHasher } from "../identity/password-hash.ts";
import { quickHasher, testApp } from "../test-app.ts";
import { mira, openBrowser } from "./test-browser.ts";

const kabir = { name: "Kabir", email: "kabir@example.org", password: "a quiet mala" };

/** Opens a server whose clock the test sets, with Mira's own browser, signed out. */
async function withOwner(given: Parameters<typeof testApp>[0] = {}) {
  const clock = { now: new Date("2026-11-20T12:00Z") };
  const { ask } = testApp({ ...given, now: () => clock.now });
  const own = openBrowser(ask);
  await own.signUp();
  own.forgetSession();
  const stranger = (number: number) => openBrowser(ask, `198.51.100.${number}`);
  const guess = (number: number) => stranger(number).signIn(mira.email, `guess ${number}`);
  return { clock, ask, own, stranger, guess };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("however many strangers guess, the owner gets in with a known device", async () => {
    await using db = await open();
    const { own, stranger, guess } = await withOwner({ db });
    for (let number = 0; number < 61; number++) await guess(number);
    expect((await guess(61)).status).toBe(429);
    expect((await stranger(62).signIn()).status).toBe(429);
    expect((await own.signIn()).status).toBe(200);
  });

  test("a known device has ten guesses of its own, then waits that begin with seconds", async () => {
    await using db = await open();
    const { clock, own, stranger } = await withOwner({ db });
    for (let slip = 0; slip < 10; slip++) expect((await own.signIn(mira.email, "x")).status).toBe(401);
    for (const seconds of [15, 30, 60]) {
      const refused = await own.signIn();
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(seconds)]);
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
      expect((await own.signIn(mira.email, "x")).status).toBe(401);
    }
    expect((await stranger(1).signIn()).status).toBe(200);
  });

  test("twenty-four right sign-ins at once are all let in", async () => {
    await using db = await open();
    const { ask, own } = await withOwner({ db });
    const unknown = await Promise.all(Array.from({ length: 24 }, () => openBrowser(ask).signIn()));
    expect(unknown.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const known = await Promise.all(Array.from({ length: 24 }, () => own.signIn()));
    expect(known.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });

  test("ten slips of people who share an address keep new devices out for seconds, and known ones not at all", async () => {
    await using db = await open();
    const { clock, ask, own } = await withOwner({ db });
    for (let slip = 0; slip < 10; slip++) await openBrowser(ask).signIn(`pupil${slip}@example.org`, "x");
    expect((await own.signIn()).status).toBe(200);
    const refused = await openBrowser(ask).signIn();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "15"]);
    clock.now = new Date(clock.now.getTime() + 15_000);
    for (let each = 0; each < 20; each++) expect((await openBrowser(ask).signIn()).status).toBe(200);
  });

  test("one slip in six minutes never makes people of one address wait", async () => {
    await using db = await open();
    const { clock, ask } = await withOwner({ db });
    for (let slip = 0; slip < 40; slip++) {
      expect((await openBrowser(ask).signIn(`pupil${slip}@example.org`, "x")).status).toBe(401);
      clock.now = new Date(clock.now.getTime() + 6 * 60_000);
    }
  });
});

test("the cookie names nobody, and is worth nothing without the account's present password", async () => {
  const { own, guess } = await withOwner();
  expect(own.deviceCookie()).toMatch(/^device=[\w-]{22}\.\d{5}\.[\w-]{43}$/);
  const former = own.deviceCookie();
  await own.signIn();
  await own.post("/api/user/password", { password: mira.password, newPassword: "a new garland" });
  const current = own.deviceCookie();
  for (let number = 0; number < 10; number++) await guess(number);
  own.setCookie(former);
  expect((await own.signIn(mira.email, "a new garland")).status).toBe(429);
  own.setCookie(current);
  expect((await own.signIn(mira.email, "a new garland")).status).toBe(200);
});

test.each([
  ["another's", (cookie: string) => cookie, kabir.email],
  ["a changed", (cookie: string) => cookie.replace(/=./, (start) => (start === "=A" ? "=B" : "=A")), mira.email],
  ["a made-up", () => `device=${"x".repeat(22)}.20777.${"x".repeat(43)}`, mira.email],
])("%s mark is that of a stranger", async (_, change, email) => {
  const { ask, own, stranger } = await withOwner();
  await stranger(50).signUp(kabir);
  for (let number = 0; number < 10; number++) await stranger(number).signIn(email, "x");
  const browser = openBrowser(ask, "203.0.113.7");
  browser.setCookie(change(own.deviceCookie()));
  expect((await browser.signIn(email, "x")).status).toBe(429);
});

const marksOf = (browser: ReturnType<typeof openBrowser>) => browser.deviceCookie().replace("device=", "").split("~");

describe("the marks of a browser after a sign-in", () => {
  test.each([
    ["a planted text", "planted-by-somebody-else"],
    ["a planted mark", `${"x".repeat(22)}.20777.${"x".repeat(43)}`],
    [
      "several planted marks",
      Array(4)
        .fill(`${"y".repeat(22)}.20777.${"A".repeat(43)}`)
        .join("~"),
    ],
  ])("have nothing of %s", async (_, planted) => {
    const { own } = await withOwner();
    own.setCookie(`device=${planted}`);
    await own.signIn();
    expect(marksOf(own)).toEqual([expect.stringMatching(/^[\w-]{22}\.\d{5}\.[\w-]{43}$/)]);
    expect(own.deviceCookie()).not.toContain(planted.slice(0, 20));
  });

  test("have those of other people once each, while they hold, and four in all", async () => {
    const { clock, own, stranger } = await withOwner();
    await stranger(1).signUp(kabir);
    const other = stranger(2);
    await other.signIn(kabir.email, kabir.password);
    const [ofKabir = ""] = marksOf(other);
    own.setCookie(`device=${[ofKabir, ofKabir, ofKabir].join("~")}`);
    await own.signIn();
    expect(marksOf(own)).toEqual([expect.any(String), ofKabir]);

    for (let each = 0; each < 5; each++) {
      const person = { ...kabir, email: `pupil${each}@example.org` };
      await own.signUp(person);
    }
    expect(new Set(marksOf(own)).size).toBe(4);
    expect(marksOf(own)).toHaveLength(4);

    clock.now = new Date(clock.now.getTime() + 181 * day);
    own.forgetSession();
    await own.signIn();
    expect(marksOf(own)).toHaveLength(1);
  });
});

test("a browser of two people is known to both, for half a year after each sign-in", async () => {
  const { clock, own, stranger } = await withOwner();
  await own.signUp(kabir);
  own.forgetSession();
  const guessAtBoth = async () => {
    for (const { email } of [mira, kabir]) {
      for (let number = 0; number < 10; number++) await stranger(number + email.length * 2).signIn(email, "x");
    }
  };
  await guessAtBoth();
  expect((await own.signIn()).status).toBe(200);
  own.forgetSession();
  expect((await own.signIn(kabir.email, kabir.password)).status).toBe(200);
  own.forgetSession();
  clock.now = new Date(clock.now.getTime() + 180 * day);
  await guessAtBoth();
  expect((await own.signIn()).status).toBe(429);
});

test("deleting the account takes the mark from the browser", async () => {
  const { own } = await withOwner();
  await own.signIn();
  await own.remove("/api/user", { password: mira.password });
  expect(own.deviceCookie()).toBe("");
});

test("an unknown email and a wrong password cost the same number of hashes, and get the same reply", async () => {
  const counted: string[] = [];
  const hasher = {
    hash: (password: string) => (counted.push("hash"), quickHasher.hash(password)),
    verify: (hash: string, password: string) => (counted.push("verify"), quickHasher.verify(hash, password)),
  };
  const { ask, own } = await withOwner({ hasher });
  const workOf = async (attempt: () => Promise<Response>) => {
    counted.length = 0;
    const reply = await attempt();
    return { work: [...counted], reply: [reply.status, await reply.text(), [...reply.headers]] };
  };
  // This first sign-in makes the hash that stands for unknown people, which happens once.
  await openBrowser(ask).signIn(mira.email, "x");
  const wrong = await workOf(() => openBrowser(ask).signIn(mira.email, "x"));
  const unknown = await workOf(() => openBrowser(ask).signIn("nobody@example.org", "x"));
  expect(wrong.work).toEqual(["verify"]);
  expect(unknown).toEqual(wrong);
  expect((await workOf(() => own.signIn(mira.email, "x"))).work).toEqual(wrong.work);
  const reset = await workOf(() => own.post("/api/auth/reset", { email: mira.email }));
  expect(await workOf(() => own.post("/api/auth/reset", { email: "nobody@example.org" }))).toEqual(reset);
});

test("a wrong password is checked against the account's hash as an unknown email is against another of the same cost", async () => {
  const costs: string[] = [];
  const real = createPasswordHasher();
  const verify = (hash: string, password: string) => (
    costs.push(hash.replace(/\$[^$]+\$[^$]+$/, "")),
    real.verify(hash, password)
  );
  const { ask } = await withOwner({ hasher: { ...real, verify } });
  for (const email of [mira.email, "nobody@example.org"]) await openBrowser(ask).signIn(email, "x");
  expect(new Set(costs).size).toBe(1);
  expect(costs).toHaveLength(2);
});
