import { expect, test } from "vitest";
import { addMala, readTally } from "./mala-tally.ts";

test("the tally grows through a day and begins anew on the next", () => {
  const two = addMala(addMala(readTally(null, "2026-01-02")));
  expect(two).toEqual({ day: "2026-01-02", malas: 2 });
  expect(readTally(JSON.stringify(two), "2026-01-02").malas).toBe(2);
  expect(readTally(JSON.stringify(two), "2026-01-03").malas).toBe(0);
});

test("a tally that makes no sense is none", () => {
  for (const malas of [-1, 1.5, "3", null]) {
    expect(readTally(JSON.stringify({ day: "2026-01-02", malas }), "2026-01-02").malas).toBe(0);
  }
});
