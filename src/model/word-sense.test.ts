import { expect, test } from "vitest";
import { formOf, senseOf } from "./word-sense.ts";

test("the sense of a word in its place comes before its form", () => {
  const word = { grammar: "we worship: present, middle voice, first person plural" };
  expect(senseOf(word)).toBe("we worship");
  expect(formOf(word)).toBe("present, middle voice, first person plural");
});

test("a form may say more after a second colon, or be absent", () => {
  expect(formOf({ grammar: "to Shiva: dative: the one who receives" })).toBe("dative: the one who receives");
  expect(senseOf({ grammar: "indeed" })).toBe("indeed");
  expect(formOf({ grammar: "indeed" })).toBe("");
});
