import { describe, expect, test } from "vitest";
import { addMalaTo, progressOf, readSankalpa, takeSankalpa, type Sankalpa } from "./sankalpa.ts";
import { addDays } from "./calendar-date.ts";

const FIRST = "2026-02-26";
const vow = takeSankalpa(3, 5, FIRST);
const withMalas = (sankalpa: Sankalpa, malas: Record<string, number>) =>
  Object.entries(malas)
    .flatMap(([day, count]) => Array<string>(count).fill(day))
    .reduce(addMalaTo, sankalpa);

describe("a sankalpa", () => {
  test("begins today, with nothing done", () => {
    expect(progressOf(vow, FIRST)).toEqual({
      malasToday: 0,
      malasPerDay: 3,
      day: 1,
      days: 5,
      fullDays: 0,
      thinDays: 0,
      isOver: false,
    });
  });

  test("counts today's malas, and its days across the end of a month", () => {
    const kept = withMalas(vow, { "2026-02-26": 3, "2026-02-27": 4, "2026-03-01": 2 });
    expect(progressOf(kept, "2026-03-01")).toMatchObject({ malasToday: 2, day: 4, fullDays: 2, thinDays: 1 });
  });

  test("goes on after a day that was missed", () => {
    const kept = withMalas(vow, { "2026-02-28": 3 });
    expect(progressOf(kept, "2026-02-28")).toMatchObject({ day: 3, fullDays: 1, thinDays: 2, isOver: false });
  });

  test("calls no day thin before it has gone by", () => {
    expect(progressOf(vow, FIRST).thinDays).toBe(0);
    expect(progressOf(vow, addDays(FIRST, 1)).thinDays).toBe(1);
  });

  test("is over with the last mala of its last day, or when that day has gone by", () => {
    const last = addDays(FIRST, 4);
    expect(progressOf(vow, last).isOver).toBe(false);
    expect(progressOf(withMalas(vow, { [last]: 3 }), last)).toMatchObject({ isOver: true, day: 5 });
    expect(progressOf(vow, addDays(last, 30))).toMatchObject({ isOver: true, day: 5, thinDays: 5 });
  });

  test("counts no mala before its first day or after its last", () => {
    expect(addMalaTo(vow, addDays(FIRST, -1))).toBe(vow);
    expect(addMalaTo(vow, addDays(FIRST, 5))).toBe(vow);
  });

  test("is on its first day for a clock that was set back", () => {
    expect(progressOf(vow, addDays(FIRST, -3))).toMatchObject({ day: 1, thinDays: 0, isOver: false });
  });

  test("is of whole malas and days, within what a day and a life hold", () => {
    expect(takeSankalpa(0, -4, FIRST)).toMatchObject({ malasPerDay: 1, days: 1 });
    expect(takeSankalpa(2.9, 1e9, FIRST)).toMatchObject({ malasPerDay: 2, days: 1000 });
    expect(takeSankalpa(Number.NaN, 40, FIRST).malasPerDay).toBe(1);
  });

  test("comes back as it was kept", () => {
    const kept = withMalas(vow, { [FIRST]: 2 });
    expect(readSankalpa(JSON.stringify(kept))).toEqual(kept);
  });
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a number", "3"],
  ["no days", JSON.stringify({ ...vow, days: undefined })],
  ["half a mala", JSON.stringify({ ...vow, malasPerDay: 0.5 })],
  ["a day that no calendar shows", JSON.stringify({ ...vow, firstDay: "2026-02-30" })],
  ["no malas", JSON.stringify({ ...vow, malas: null })],
])("%s in the storage is no sankalpa", (_, text) => {
  expect(readSankalpa(text)).toBeNull();
});

test("what makes no sense among its malas is left out", () => {
  const text = JSON.stringify({ ...vow, malas: { [FIRST]: 2, yesterday: 3, "2026-02-27": -1 } });
  expect(readSankalpa(text)?.malas).toEqual({ [FIRST]: 2 });
});
