import { array, assert, constantFrom, property } from "fast-check";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { findSlips, isOneSlipAway } from "./word-meaning.ts";

test("one slip is a letter more, less or other, or two exchanged", () => {
  for (const other of ["durg", "durgaa", "durba", "drurga", "dugra", "urga", "durga"]) {
    expect(isOneSlipAway(other, "durga"), other).toBe(true);
    expect(isOneSlipAway("durga", other), other).toBe(true);
  }
  for (const other of ["dur", "durgama", "drga1", "agrud", ""])
    expect(isOneSlipAway(other, "durga"), other).toBe(false);
});

/** The alphabet has few letters, so that words one typing error apart are common. One letter has two UTF-16 units. */
const key = array(constantFrom("a", "b", "c", "𝒹"), { minLength: 1, maxLength: 6 }).map((letters) => letters.join(""));

test("slips are found as if every key had been looked at", () => {
  assert(
    property(array(key, { maxLength: 60 }), key, (keys, sought) => {
      const index = new MiniSearch({ fields: ["title", "names"], processTerm: (term) => term });
      index.addAll([...new Set(keys)].map((title, id) => ({ id, title })));
      const near = [...new Set(keys)].toSorted().filter((other) => isOneSlipAway(other, sought));
      const found = (mayBeFirst: boolean) => findSlips(index, sought, { mayBeFirst }).toSorted();
      expect(found(true)).toEqual(near);
      expect(found(false)).toEqual(near.filter((other) => other[0] === sought[0]));
    }),
  );
});
