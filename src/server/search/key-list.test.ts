import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { createKeyList, isOneSlipAway } from "./key-list.ts";

test("one slip is a letter more, less or other, or two exchanged", () => {
  for (const other of ["durg", "durgaa", "durba", "drurga", "dugra", "urga", "durga"]) {
    expect(isOneSlipAway(other, "durga"), other).toBe(true);
    expect(isOneSlipAway("durga", other), other).toBe(true);
  }
  for (const other of ["dur", "durgama", "drga1", "agrud", ""])
    expect(isOneSlipAway(other, "durga"), other).toBe(false);
});

/** Few letters, so that slips are common; one of them has two UTF-16 units. */
const key = array(constantFrom("a", "b", "c", "𝒹"), { minLength: 1, maxLength: 6 }).map((letters) => letters.join(""));

test("slips are found as if every key had been looked at", () => {
  assert(
    property(array(key, { maxLength: 60 }), key, (keys, sought) => {
      const { sorted, findSlips } = createKeyList([...new Set(keys)]);
      const near = sorted.filter((other) => isOneSlipAway(other, sought));
      const found = (mayBeFirst: boolean) => findSlips(sought, { mayBeFirst }).toSorted();
      expect(found(true)).toEqual(near);
      expect(found(false)).toEqual(near.filter((other) => other[0] === sought[0]));
    }),
  );
});

test("keys with one beginning follow one another", () => {
  const { sorted, beginningWith } = createKeyList(["siv", "sita", "ram", "s", "rama"]);
  const begun = (beginning: string) => {
    const { from, to } = beginningWith(beginning);
    return sorted.slice(from, to);
  };
  expect(begun("s")).toEqual(["s", "sita", "siv"]);
  expect(begun("ram")).toEqual(["ram", "rama"]);
  expect(begun("z")).toEqual([]);
});
