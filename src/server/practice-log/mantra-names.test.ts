import { expect, test } from "vitest";
import { nameEntry, nameTotal } from "./mantra-names.ts";
import { chanted, sat } from "./test-entries.ts";

const empty = { language: "en" as const, chants: new Map() };

test("a mantra that is no longer taught goes by its id, and its repetitions still count", () => {
  const entry = { kind: "chant" as const, ...chanted(1, 40) };
  expect(nameEntry(empty, entry)).toEqual({ ...entry, title: "om-namah-shivaya" });
  const total = { mantraId: "om-namah-shivaya", repetitions: 40 };
  expect(nameTotal(empty, total)).toEqual({ ...total, title: "om-namah-shivaya", deityId: null });
});

test("a sitting needs no name of a mantra", () => {
  const entry = { kind: "sitting" as const, ...sat(1, 20) };
  expect(nameEntry(empty, entry)).toEqual(entry);
});
