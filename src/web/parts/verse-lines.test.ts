import { expect, test } from "vitest";
import { sanskritLines, transliterationLines } from "./verse-lines.ts";

test("a verse breaks after each danda and keeps it", () => {
  expect(sanskritLines("धियो विश्वा वि राजति । तन्नो रुद्रः ॥")).toEqual(["धियो विश्वा वि राजति ।", "तन्नो रुद्रः ॥"]);
});

test("a mantra without a danda is one line", () => {
  expect(sanskritLines("ॐ नमः शिवाय")).toEqual(["ॐ नमः शिवाय"]);
});

test("no line is empty, however many dandas stand together", () => {
  expect(sanskritLines("नमः ॥ १ ॥ ")).toEqual(["नमः ॥", "१ ॥"]);
});

test("the transliteration breaks at the same places, without the bars", () => {
  expect(transliterationLines("dhiyo viśvā vi rājati | tanno rudraḥ ||")).toEqual([
    "dhiyo viśvā vi rājati",
    "tanno rudraḥ",
  ]);
});
