import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { createLimits } from "./limits.ts";
import { guessesAtAccount as rule, guessesFromAddress } from "./rules.ts";

const minute = 60 * 1000;
const who = "mira@example.org";

function limitsOn(db: Db, addressFactor = 1) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const limits = createLimits({ db, now: () => new Date(clock.now), secret: "secret", addressFactor });
  return { ...limits, pass: (time: number) => void (clock.now += time) };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("ten tries go on, and the eleventh has to wait a quarter of an hour", async () => {
    await using db = await open();
    const { take, pass } = limitsOn(db);
    for (let tried = 1; tried <= 10; tried++) expect(await take({ rule, who })).toBe(0);
    expect(await take({ rule, who })).toBe(15 * 60);
    pass(5 * minute);
    expect(await take({ rule, who })).toBe(10 * 60);
    expect(await take({ rule, who: "another@example.org" })).toBe(0);
  });

  test("a thousand tries at once are counted like one by one", async () => {
    await using db = await open();
    const { take } = limitsOn(db);
    const waits = await Promise.all(Array.from({ length: 1000 }, () => take({ rule, who })));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  test("each try after that waits longer, up to an hour, and a day of rest forgets all", async () => {
    await using db = await open();
    const { take, pass } = limitsOn(db);
    for (let tried = 1; tried <= 10; tried++) await take({ rule, who });
    for (const minutes of [15, 30, 60, 60]) {
      expect(await take({ rule, who })).toBe(minutes * 60);
      pass(minutes * minute);
      expect(await take({ rule, who })).toBe(0);
    }
    pass(24 * 60 * minute);
    for (let tried = 1; tried <= 10; tried++) expect(await take({ rule, who })).toBe(0);
  });

  test("no quarter of an hour holds more than ten, wherever it begins", async () => {
    await using db = await open();
    const { take, pass } = limitsOn(db);
    const times: number[] = [];
    for (let time = 0; time < 120; time++) {
      if ((await take({ rule, who })) === 0) times.push(time);
      pass(minute);
    }
    for (const begin of times) {
      expect(times.filter((time) => time >= begin && time < begin + 15).length).toBeLessThanOrEqual(10);
    }
  });

  test("fifteen quiet minutes begin a new count", async () => {
    await using db = await open();
    const { take, pass } = limitsOn(db);
    for (let tried = 1; tried <= 9; tried++) await take({ rule, who });
    pass(15 * minute);
    for (let tried = 1; tried <= 10; tried++) expect(await take({ rule, who })).toBe(0);
  });

  test("what is given back does not count, and what is forgotten is gone", async () => {
    await using db = await open();
    const { take, giveBack, forget } = limitsOn(db);
    for (let tried = 1; tried <= 50; tried++) {
      expect(await take({ rule, who })).toBe(0);
      await giveBack({ rule, who });
    }
    for (let tried = 1; tried <= 10; tried++) await take({ rule, who });
    await forget({ rule, who });
    expect(await take({ rule, who })).toBe(0);
  });

  test("an address may do more where many share one, an account may not", async () => {
    await using db = await open();
    const { take } = limitsOn(db, 3);
    const waits = [];
    for (let tried = 1; tried <= 31; tried++) waits.push(await take({ rule: guessesFromAddress, who: "192.0.2.1" }));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
    for (let tried = 1; tried <= 10; tried++) await take({ rule, who });
    expect(await take({ rule, who })).toBeGreaterThan(0);
  });

  test("nobody can tell from the table who or where from, and what is over is swept away", async () => {
    await using db = await open();
    const { take, sweep, pass } = limitsOn(db);
    await take({ rule, who });
    const rows = await db.selectFrom("attempt").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("mira");
    await sweep();
    expect(await db.selectFrom("attempt").selectAll().execute()).toHaveLength(1);
    pass(24 * 60 * minute);
    await sweep();
    expect(await db.selectFrom("attempt").selectAll().execute()).toEqual([]);
  });
});
