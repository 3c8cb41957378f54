import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "./calendar-date.ts";
import {
  addRoundTo,
  beginAgain,
  goOn,
  lastDayOf,
  letGo,
  MOST_RESTS_AHEAD,
  refusalOfRest,
  takeVow,
  withoutRestDay,
  withRestDay,
  withWeeklyRest,
  type KeptMalas,
  type VowTerms,
} from "./sankalpa.ts";
import { progressOf } from "./sankalpa-progress.ts";

const FIRST = "2026-02-26"; // This day is a Thursday.
const named = { id: "one", mantraId: "om-namah-shivaya", deityId: "shiva", title: "Om Namah Shivaya" };
const vow = takeVow(named, { malasPerDay: 3, days: 5 }, FIRST);
const take = (malasPerDay: number, days: number) => takeVow(named, { malasPerDay, days }, FIRST);
const withMalas = (malas: Record<string, number>, terms: VowTerms = vow) =>
  Object.entries(malas)
    .flatMap(([day, count]) => Array<string>(count).fill(day))
    .reduce((kept: KeptMalas, day) => addRoundTo(kept, terms, { day, size: 108 }), {});
const keptOn = (dates: readonly string[], terms: VowTerms = vow) =>
  withMalas(Object.fromEntries(dates.map((date) => [date, terms.malasPerDay])), terms);

describe("a vow", () => {
  test("begins today, with nothing done", () => {
    expect(progressOf(vow, {}, FIRST)).toEqual({
      terms: vow,
      today: FIRST,
      malasToday: 0,
      malasPerDay: 3,
      round: 108,
      day: 1,
      days: 5,
      keptDays: 0,
      missedDays: 0,
      rests: 0,
      newlyMissed: 0,
      isRestToday: false,
      isKeptToday: false,
      lastDay: "2026-03-02",
      isOver: false,
      states: ["today", "to-come", "to-come", "to-come", "to-come"],
      place: 0,
    });
  });

  test("of smaller rounds counts those, and larger ones", () => {
    const small = takeVow(named, { malasPerDay: 2, round: 27, days: 5 }, FIRST);
    const sizes = [11, 21, 27, 54, 108] as const;
    expect(sizes.map((size) => addRoundTo({}, small, { day: FIRST, size })[FIRST] ?? 0)).toEqual([0, 0, 1, 1, 1]);
    expect(sizes.map((size) => addRoundTo({}, vow, { day: FIRST, size })[FIRST] ?? 0)).toEqual([0, 0, 0, 0, 1]);
    expect(progressOf(small, {}, FIRST).round).toBe(27);
    expect(beginAgain({ terms: small, kept: {} }, "two", FIRST).terms.round).toBe(27);
  });

  test("counts today's malas, and its days across the end of a month", () => {
    const kept = withMalas({ "2026-02-26": 3, "2026-02-27": 4, "2026-03-01": 2 });
    const progress = progressOf(vow, kept, "2026-03-01");
    expect(progress).toMatchObject({ malasToday: 2, day: 4, keptDays: 2, missedDays: 1, place: 3 });
    expect(progress.states).toEqual(["kept", "kept", "missed", "today", "to-come"]);
  });

  test("keeps its day with the last of that day's malas", () => {
    expect(progressOf(vow, withMalas({ [FIRST]: 2 }), FIRST)).toMatchObject({ isKeptToday: false, keptDays: 0 });
    expect(progressOf(vow, withMalas({ [FIRST]: 3 }), FIRST)).toMatchObject({ isKeptToday: true, keptDays: 1 });
  });

  test("goes on after a day that was missed", () => {
    const kept = withMalas({ "2026-02-28": 3 });
    expect(progressOf(vow, kept, "2026-02-28")).toMatchObject({ day: 3, keptDays: 1, missedDays: 2, isOver: false });
  });

  test("calls no day missed before it has gone by", () => {
    expect(progressOf(vow, {}, FIRST).missedDays).toBe(0);
    expect(progressOf(vow, {}, addDays(FIRST, 1)).missedDays).toBe(1);
  });

  test("tells of missed days until the person goes on, and then of later ones only", () => {
    const third = addDays(FIRST, 2);
    expect(progressOf(vow, {}, third).newlyMissed).toBe(2);
    expect(progressOf(goOn(vow, third), {}, third)).toMatchObject({ newlyMissed: 0, missedDays: 2 });
    expect(progressOf(goOn(vow, third), {}, addDays(third, 1))).toMatchObject({ newlyMissed: 1, missedDays: 3 });
  });

  test("is over with the last mala of its last day, or when that day has gone by", () => {
    const last = addDays(FIRST, 4);
    expect(progressOf(vow, {}, last).isOver).toBe(false);
    expect(progressOf(vow, withMalas({ [last]: 3 }), last)).toMatchObject({ isOver: true, day: 5 });
    expect(progressOf(vow, {}, addDays(last, 30))).toMatchObject({ isOver: true, day: 5, missedDays: 5, place: -1 });
  });

  test("that is let go is over, and misses nothing from then on", () => {
    const kept = keptOn([FIRST]);
    const ended = letGo(vow, addDays(FIRST, 2));
    const progress = progressOf(ended, kept, addDays(FIRST, 60));
    expect(progress).toMatchObject({ isOver: true, day: 3, keptDays: 1, missedDays: 1 });
    expect(addRoundTo(kept, ended, { day: addDays(FIRST, 2), size: 108 })).toBe(kept);
  });

  test("begins again with a first day, today's malas and the rest that is planned", () => {
    const second = addDays(FIRST, 1);
    const planned = withWeeklyRest(withRestDay(vow, addDays(FIRST, 3)), 0, FIRST);
    const again = beginAgain({ terms: planned, kept: withMalas({ [FIRST]: 1, [second]: 2 }) }, "two", second);
    expect(again.terms).toMatchObject({ id: "two", mantraId: vow.mantraId, malasPerDay: 3, days: 5, firstDay: second });
    expect(again.terms).toMatchObject({ restDays: [addDays(FIRST, 3)], endedOn: null });
    expect(again.terms.weeklyRest).toEqual({ weekday: 0, from: addDays(second, 1) });
    expect(progressOf(again.terms, again.kept, second)).toMatchObject({ day: 1, malasToday: 2 });
  });

  test("counts no mala before its first day or after its last", () => {
    expect(withMalas({ [addDays(FIRST, -1)]: 1, [addDays(FIRST, 5)]: 1 })).toEqual({});
  });

  test("is on its first day for a clock that was set back", () => {
    expect(progressOf(vow, {}, addDays(FIRST, -3))).toMatchObject({ day: 1, missedDays: 0, isOver: false, place: -1 });
  });

  test("is of whole malas and days, within what a day and a life hold", () => {
    expect(take(0, -4)).toMatchObject({ malasPerDay: 1, days: 1 });
    expect(take(2.9, 1e9)).toMatchObject({ malasPerDay: 2, days: 1008 });
    expect(take(Number.NaN, 40).malasPerDay).toBe(1);
  });
});

describe("a day of rest", () => {
  const rested = withRestDay(vow, addDays(FIRST, 1));

  test("is neither kept nor missed, and the end of the vow moves by it", () => {
    expect(lastDayOf(rested)).toBe(addDays(FIRST, 5));
    const progress = progressOf(rested, keptOn([FIRST]), addDays(FIRST, 2));
    expect(progress.states).toEqual(["kept", "rest", "today", "to-come", "to-come", "to-come"]);
    expect(progress).toMatchObject({ day: 2, days: 5, keptDays: 1, missedDays: 0, rests: 1 });
  });

  test("has no number: the day before it is the one that has begun last", () => {
    const malas = withMalas({ [FIRST]: 3, [addDays(FIRST, 1)]: 3 }, rested);
    expect(progressOf(rested, malas, addDays(FIRST, 1))).toMatchObject({ day: 1, isRestToday: true, keptDays: 1 });
  });

  test("can be planned ahead and within the vow, so many at most", () => {
    expect(refusalOfRest(vow, FIRST, FIRST)).toBe("not-ahead");
    expect(refusalOfRest(vow, "", FIRST)).toBe("not-ahead");
    expect(refusalOfRest(vow, addDays(FIRST, 4), FIRST)).toBeNull();
    expect(refusalOfRest(vow, addDays(FIRST, 5), FIRST)).toBe("after-the-end");
    const restDays = Array.from({ length: MOST_RESTS_AHEAD }, (_, day) => addDays(FIRST, day + 1));
    const full = { ...vow, days: 400, restDays };
    expect(refusalOfRest(full, addDays(FIRST, 300), FIRST)).toBe("too-many");
    expect(refusalOfRest(full, addDays(FIRST, 1), FIRST)).toBeNull();
  });

  test("can be taken back until it has gone by", () => {
    const date = addDays(FIRST, 1);
    expect(withoutRestDay(rested, date, date).restDays).toEqual([]);
    expect(withoutRestDay(rested, date, addDays(date, 1))).toBe(rested);
  });

  test("of every week begins with the next, and leaves what was before as it was", () => {
    const long = { ...vow, days: 21 };
    const sundays = withWeeklyRest(long, 0, FIRST);
    expect(progressOf(sundays, {}, FIRST).states.filter((state) => state === "rest")).toHaveLength(3);
    expect(weekdayOf("2026-03-01")).toBe(0);
    const mondays = withWeeklyRest(sundays, 1, "2026-03-03");
    const { states } = progressOf(mondays, {}, "2026-03-03");
    expect(states.slice(0, 12)).toEqual(
      ["missed", "missed", "missed", "rest", "missed", "today"].concat(Array<string>(5).fill("to-come"), "rest"),
    );
    expect(withWeeklyRest(mondays, null, "2026-03-03")).toMatchObject({ weeklyRest: null, restDays: ["2026-03-01"] });
  });

  test("of every week of the longest vow makes it a sixth longer", () => {
    const longest = withWeeklyRest({ ...vow, days: 1008 }, 6, FIRST);
    expect(progressOf(longest, {}, FIRST).states).toHaveLength(1008 + 168);
  });
});
