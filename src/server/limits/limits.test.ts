import { describe, expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { countAttempt, type AttemptCount } from "./attempt-count.ts";
import { createLimits } from "./limits.ts";
import { guessesAtAccount as rule, guessesFromAddress, passkeysFromAddress } from "./rules.ts";

const subject = "mira@example.org";

function limitsOn(db: Db, addressFactor = 1) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const limits = createLimits({ db, now: () => new Date(clock.now), secret: "secret", addressFactor });
  return { ...limits, pass: (time: number) => void (clock.now += time) };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("ten attempts are allowed, and the eleventh has to wait a quarter of an hour", async () => {
    await using db = await open();
    const { consume, pass } = limitsOn(db);
    for (let tried = 1; tried <= 10; tried++) expect(await consume({ rule, subject })).toBe(0);
    expect(await consume({ rule, subject })).toBe(15 * 60);
    pass(5 * minute);
    expect(await consume({ rule, subject })).toBe(10 * 60);
    expect(await consume({ rule, subject: "another@example.org" })).toBe(0);
  });

  test("a thousand concurrent attempts are counted one by one", async () => {
    await using db = await open();
    const { consume } = limitsOn(db);
    const waits = await Promise.all(Array.from({ length: 1000 }, () => consume({ rule, subject })));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  test("each further attempt waits longer, up to an hour, and a day without one resets the count", async () => {
    await using db = await open();
    const { consume, pass } = limitsOn(db);
    for (let tried = 1; tried <= 10; tried++) await consume({ rule, subject });
    for (const minutes of [15, 30, 60, 60]) {
      expect(await consume({ rule, subject })).toBe(minutes * 60);
      pass(minutes * minute);
      expect(await consume({ rule, subject })).toBe(0);
    }
    pass(24 * 60 * minute);
    for (let tried = 1; tried <= 10; tried++) expect(await consume({ rule, subject })).toBe(0);
  });

  test("no quarter of an hour holds more than ten, wherever it begins", async () => {
    await using db = await open();
    const { consume, pass } = limitsOn(db);
    const times: number[] = [];
    for (let time = 0; time < 120; time++) {
      if ((await consume({ rule, subject })) === 0) times.push(time);
      pass(minute);
    }
    for (const begin of times) {
      expect(times.filter((time) => time >= begin && time < begin + 15).length).toBeLessThanOrEqual(10);
    }
  });

  test("fifteen minutes without an attempt start a new count", async () => {
    await using db = await open();
    const { consume, pass } = limitsOn(db);
    for (let tried = 1; tried <= 9; tried++) await consume({ rule, subject });
    pass(15 * minute);
    for (let tried = 1; tried <= 10; tried++) expect(await consume({ rule, subject })).toBe(0);
  });

  test("a refunded attempt does not count, and a reset clears the count", async () => {
    await using db = await open();
    const { consume, refund, reset } = limitsOn(db);
    for (let tried = 1; tried <= 50; tried++) {
      expect(await consume({ rule, subject })).toBe(0);
      await refund({ rule, subject });
    }
    for (let tried = 1; tried <= 10; tried++) await consume({ rule, subject });
    await reset({ rule, subject });
    expect(await consume({ rule, subject })).toBe(0);
  });

  test("the address factor raises the limits of what people do, not of what they guess", async () => {
    await using db = await open();
    const { consume } = limitsOn(db, 3);
    const allowed = async (attempt: Parameters<typeof consume>[0]) => {
      const waits = [];
      for (let tried = 1; tried <= 100; tried++) waits.push(await consume(attempt));
      return waits.filter((seconds) => seconds === 0).length;
    };
    expect(await allowed({ rule: passkeysFromAddress, subject: "192.0.2.1" })).toBe(90);
    expect(await allowed({ rule: guessesFromAddress, subject: "192.0.2.1" })).toBe(10);
    expect(await allowed({ rule, subject })).toBe(10);
  });

  test("of an address one attempt is forgotten every two minutes, however often others come in between", async () => {
    await using db = await open();
    const { consume, refund, pass } = limitsOn(db);
    const fromAddress = { rule: guessesFromAddress, subject: "192.0.2.1" };
    for (let tried = 1; tried <= 9; tried++) await consume(fromAddress);
    for (let time = 0; time < 60; time++) {
      // The count of a right guess is taken back, so it does not count.
      expect(await consume(fromAddress)).toBe(0);
      await refund(fromAddress);
      if (time % 4 === 3) expect(await consume(fromAddress)).toBe(0);
      pass(minute);
    }
  });

  test("several rules count an attempt together or not at all", async () => {
    await using db = await open();
    const { consume, consumeAll } = limitsOn(db);
    const both = [
      { rule: passkeysFromAddress, subject: "192.0.2.1" },
      { rule, subject },
    ];
    for (let tried = 1; tried <= 10; tried++) expect(await consumeAll(both)).toBe(0);
    for (let tried = 1; tried <= 50; tried++) expect(await consumeAll(both)).toBe(15 * 60);
    for (let tried = 11; tried <= 30; tried++) {
      expect(await consume({ rule: passkeysFromAddress, subject: "192.0.2.1" })).toBe(0);
    }
  });

  test("the table reveals no subject, and expired counts are deleted", async () => {
    await using db = await open();
    const { consume, deleteExpired, pass } = limitsOn(db);
    await consume({ rule, subject });
    const rows = await db.selectFrom("attempt").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("mira");
    await deleteExpired();
    expect(await db.selectFrom("attempt").selectAll().execute()).toHaveLength(1);
    pass(24 * 60 * minute);
    await deleteExpired();
    expect(await db.selectFrom("attempt").selectAll().execute()).toEqual([]);
  });
});

test.each([1, 15, 119, 120, 899])(
  "an address that guesses every %i seconds gets at most 738 guesses in a day",
  (pause) => {
    let count: AttemptCount | null = null;
    let guesses = 0;
    const end = Date.parse("2026-11-21T12:00Z");
    for (let time = Date.parse("2026-11-20T12:00Z"); time < end; guesses++) {
      count = countAttempt(count, guessesFromAddress, new Date(time));
      time = Math.max(time + pause * 1000, Date.parse(count.free_at) || 0);
    }
    expect(guesses).toBeLessThanOrEqual(738);
  },
);
