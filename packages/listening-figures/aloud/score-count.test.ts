import { expect, test } from "vitest";
import { scoreCount } from "./score-count.ts";

test("a count shortly after an end is right, any other is false, and an end without one is missed", () => {
  expect(scoreCount([2, 4, 6], [2.1, 6.2, 9])).toMatchObject({ repetitions: 3, missed: 1, false: 1 });
  expect(scoreCount([2, 4], [2.1, 2.2])).toMatchObject({ missed: 1, false: 1 });
  expect(scoreCount([2], [1.8]).latencies[0]).toBeCloseTo(-0.2);
});
