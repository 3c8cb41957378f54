import { describe, expect, test } from "vitest";
import { takeVow, withRestDay, withWeeklyRest } from "./sankalpa.ts";
import { readKept, readOldVow, readTerms } from "./sankalpa-text.ts";

const FIRST = "2026-02-26";
const named = { id: "one", mantraId: "om-namah-shivaya", deityId: "shiva", title: "Om Namah Shivaya" };
const vow = takeVow(named, { malasPerDay: 3, days: 40 }, FIRST);

test("what was vowed comes back as it was kept", () => {
  const terms = withWeeklyRest(withRestDay(vow, "2026-03-01"), 1, FIRST);
  expect(readTerms(JSON.stringify(terms))).toEqual(terms);
  expect(readTerms(JSON.stringify({ ...terms, endedOn: FIRST, goesOnFrom: FIRST }))).toMatchObject({ endedOn: FIRST });
});

test("the size of its rounds comes back, and one that no round has is that of a mala", () => {
  const small = takeVow(named, { malasPerDay: 1, round: 27, days: 40 }, FIRST);
  expect(readTerms(JSON.stringify(small))).toEqual({ ...vow, malasPerDay: 1, round: 27 });
  expect(readTerms(JSON.stringify({ ...vow, round: 33 }))).toEqual(vow);
  expect(takeVow(named, { malasPerDay: 3, round: 108, days: 40 }, FIRST)).toEqual(vow);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a number", "3"],
  ["no days", JSON.stringify({ ...vow, days: undefined })],
  ["half a mala", JSON.stringify({ ...vow, malasPerDay: 0.5 })],
  ["more days than can be vowed", JSON.stringify({ ...vow, days: 1009 })],
  ["a day that no calendar shows", JSON.stringify({ ...vow, firstDay: "2026-02-30" })],
  ["a first day at the end of the calendar", JSON.stringify({ ...vow, firstDay: "9999-12-31" })],
  ["no id", JSON.stringify({ ...vow, id: "" })],
  ["no mantra", JSON.stringify({ ...vow, mantraId: 7 })],
])("%s in the storage is no vow", (_, text) => {
  expect(readTerms(text)).toBeNull();
});

test("what makes no sense around a vow is left out, and the vow stays", () => {
  const strange = {
    ...vow,
    restDays: ["2026-03-02", 7, "soon", "2026-03-01"],
    weeklyRest: { weekday: 9, from: FIRST },
  };
  expect(readTerms(JSON.stringify({ ...strange, endedOn: 3, title: {} }))).toEqual({
    ...vow,
    title: null,
    restDays: ["2026-03-01", "2026-03-02"],
  });
});

test("what makes no sense among its malas is left out", () => {
  expect(readKept(JSON.stringify({ [FIRST]: 2, yesterday: 3, "2026-02-27": -1 }))).toEqual({ [FIRST]: 2 });
  expect(readKept("{")).toEqual({});
});

describe("a vow of an older release", () => {
  const old = { malasPerDay: 2, days: 1000, firstDay: FIRST, malas: { [FIRST]: 2, tomorrow: 1 } };

  test("is read with its malas, under the same id each time", () => {
    const read = readOldVow("om-namah-shivaya", JSON.stringify(old));
    expect(read?.terms).toMatchObject({ malasPerDay: 2, days: 1000, firstDay: FIRST, title: null, deityId: null });
    expect(read?.terms.id).toBe("om-namah-shivaya-2026-02-26");
    expect(read?.kept).toEqual({ [FIRST]: 2 });
  });

  test.each([
    ["no malas", { ...old, malas: null }],
    ["no days", { ...old, days: "many" }],
  ])("with %s is none", (_, text) => {
    expect(readOldVow("om-namah-shivaya", JSON.stringify(text))).toBeNull();
  });
});
