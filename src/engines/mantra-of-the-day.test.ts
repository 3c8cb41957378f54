import { expect, test } from "vitest";
import { mantraOfTheDay } from "./mantra-of-the-day.ts";

const monday = new Date("2026-11-23T12:00Z");
const nextMonday = new Date("2026-11-30T12:00Z");
const thirdMonday = new Date("2026-12-07T12:00Z");

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekdays = names.map((name) => ({ deities: name === "Monday" ? ["shiva"] : ["nobody"], why: `It is ${name}` }));
const featured = [
  { id: "om", deityId: "shiva" },
  { id: "gam", deityId: "ganesha" },
  { id: "ishana", deityId: "shiva" },
];
const quiet = { observed: [], weekdays, featured };

test("the mantra is to a deity of the weekday, and those of a weekday take turns from week to week", () => {
  const found = [monday, nextMonday, thirdMonday].map((day) => mantraOfTheDay(quiet, day));
  expect(found.map((mantra) => mantra?.why)).toEqual(["It is Monday", "It is Monday", "It is Monday"]);
  expect(new Set(found.slice(0, 2).map((mantra) => mantra?.id))).toEqual(new Set(["om", "ishana"]));
  expect(found[2]?.id).toBe(found[0]?.id);
});

test("a new week begins with Sunday, at midnight in Kolkata", () => {
  const ofAll = names.map((name) => ({ deities: ["shiva"], why: `It is ${name}` }));
  const [before, after] = ["2026-11-21T18:29:59Z", "2026-11-21T18:30:00Z"].map((at) =>
    mantraOfTheDay({ ...quiet, weekdays: ofAll }, new Date(at)),
  );
  expect(before?.why).toBe("It is Saturday");
  expect(after?.why).toBe("It is Sunday");
});

test("what is observed today goes before the weekday, the most important that has mantras first", () => {
  const observed = [
    { why: "Brothers", mantras: [] },
    { why: "Chaturthi", mantras: [{ id: "vakratunda", deityId: "ganesha" }] },
    { why: "Purnima", mantras: [{ id: "om", deityId: "shiva" }] },
  ];
  expect(mantraOfTheDay({ ...quiet, observed }, monday)).toEqual({
    id: "vakratunda",
    deityId: "ganesha",
    why: "Chaturthi",
  });
});

test("on a weekday whose deities have no featured mantra all take turns, without a reason", () => {
  expect(mantraOfTheDay(quiet, new Date("2026-11-24T12:00Z"))?.why).toBeUndefined();
});

test("with no mantras there is no mantra of the day", () => {
  expect(mantraOfTheDay({ ...quiet, featured: [] }, monday)).toBeNull();
});
