import { expect, test } from "vitest";
import { addRound, malasIn, readTally, type OfMantra, type Tally } from "./mala-tally.ts";

test("the tally grows through a day and begins anew on the next", () => {
  const mala = { mantraId: "om", size: 108 } as const;
  const two = addRound(addRound(readTally(null, "2026-01-02"), mala), mala);
  expect(two).toEqual({ day: "2026-01-02", malas: 2, rounds: { "om/108": 2 } });
  expect(readTally(JSON.stringify(two), "2026-01-02").malas).toBe(2);
  expect(readTally(JSON.stringify(two), "2026-01-03").malas).toBe(0);
  expect(readTally(JSON.stringify(two), "2026-01-03").rounds).toEqual({});
});

const after = (tally: Tally, count: number, round: OfMantra) =>
  Array.from({ length: count }).reduce((sum: Tally) => addRound(sum, round), tally);

test("108 repetitions of one mantra in smaller rounds are a mala, and those of two mantras are not added up", () => {
  const none = readTally(null, "2026-01-02");
  const small = after(none, 3, { mantraId: "om", size: 27 });
  expect(malasIn(small)).toBe(0);
  expect(malasIn(after(small, 1, { mantraId: "gayatri", size: 54 }))).toBe(0);
  expect(malasIn(after(small, 1, { mantraId: "om", size: 27 }))).toBe(1);
  expect(malasIn(after(small, 1, { mantraId: "om", size: 54 }))).toBe(1);
  expect(malasIn(after(small, 2, { mantraId: "om", size: 108 }))).toBe(2);
});

test("a tally of an earlier release has malas, and no rounds that are known", () => {
  expect(readTally('{"day":"2026-01-02","malas":3}', "2026-01-02")).toEqual({
    day: "2026-01-02",
    malas: 3,
    rounds: {},
  });
  expect(readTally('{"day":"2026-01-02","malas":3,"rounds":{"om/27":-1,"om/21":2}}', "2026-01-02").rounds).toEqual({
    "om/21": 2,
  });
});

test("a tally that makes no sense is none", () => {
  for (const malas of [-1, 1.5, "3", null]) {
    expect(readTally(JSON.stringify({ day: "2026-01-02", malas }), "2026-01-02").malas).toBe(0);
  }
});
