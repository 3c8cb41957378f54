import { expect, test } from "vitest";
import { Standstill } from "./standstill.ts";

/** Returns for how many frames a text of 100 states has stood still after each of these. */
const heard = (standings: readonly { unfinished: number; place: number; finished?: number }[]) => {
  const standstill = new Standstill(100);
  return standings.map((standing) => standstill.hear({ finished: 0, count: 1, ...standing }));
};

test("a text that may be over and neither goes on nor earns stands still", () => {
  const still = { unfinished: 9, place: 94 };
  expect(heard([{ unfinished: 10, place: 94 }, still, still, still])).toEqual([0, 1, 2, 3]);
});

test("what earns or goes on does not stand still, nor what is far from the end or behind what has ended", () => {
  const places = [85, 88, 91, 94];
  expect(heard(places.map((place) => ({ unfinished: 10, place })))).toEqual([0, 0, 0, 0]);
  expect(heard(places.map((_, at) => ({ unfinished: 10 + at, place: 90 })))).toEqual([0, 0, 0, 0]);
  expect(heard(places.map(() => ({ unfinished: 10, place: 40 })))).toEqual([0, 0, 0, 0]);
  expect(heard(places.map(() => ({ unfinished: 10, place: 90, finished: 11 })))).toEqual([0, 0, 0, 0]);
});

test("it begins anew after a count, and scores may be lowered", () => {
  const standstill = new Standstill(100);
  const standing = { finished: 0, unfinished: 1000, count: 1, place: 90 };
  standstill.hear(standing);
  standstill.lower(1000);
  expect(standstill.hear({ ...standing, unfinished: 0 })).toBe(1);
  standstill.forget();
  expect(standstill.hear({ ...standing, unfinished: -5 })).toBe(0);
});
