import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { createLimits } from "./limits.ts";
import { guessesAtAccount as rule, guessesFromAddress } from "./rules.ts";

const minute = 60 * 1000;
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

  test("the address factor raises the limits of addresses, not of accounts", async () => {
    await using db = await open();
    const { consume } = limitsOn(db, 3);
    const waits = [];
    for (let tried = 1; tried <= 31; tried++)
      waits.push(await consume({ rule: guessesFromAddress, subject: "192.0.2.1" }));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
    for (let tried = 1; tried <= 10; tried++) await consume({ rule, subject });
    expect(await consume({ rule, subject })).toBeGreaterThan(0);
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
