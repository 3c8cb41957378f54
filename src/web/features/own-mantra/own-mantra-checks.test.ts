import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FieldChange } from "#contract/person-state.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { chantOf } from "./chant-of-own.ts";
import { checkText, checkTitle, newOwnId, plainText, plainTitle } from "./own-mantra-checks.ts";

const at = "2026-11-20T11:00:00.000Z";
const typed = fc.string({ unit: "binary", maxLength: 200 });

test("whatever is typed and passes the form is what the server takes, under a new id", () => {
  fc.assert(
    fc.property(typed, typed, (typedTitle, typedText) => {
      const title = plainTitle(typedTitle);
      const text = plainText(typedText);
      fc.pre(checkTitle(title) === null && checkText(text) === null);
      const change = { name: `own-mantra/${newOwnId()}`, value: { title, text, round: 27 }, at };
      expect(FieldChange.safeParse(change).error).toBeUndefined();
    }),
  );
});

test("a title and a text that are too long are refused in a sentence that says by how much", () => {
  expect(checkTitle("")).toBe("Please give it a title: any name that you will recognize.");
  expect(checkTitle("x".repeat(81))).toBe("A title has at most 80 characters. This one has 81.");
  expect(checkText("x".repeat(2001))).toBe("A text has at most 2,000 characters. This one has 2,001.");
  expect([checkTitle("x".repeat(80)), checkText("x".repeat(2000)), checkText("")]).toEqual([null, null, null]);
});

test("the screen of chanting gets the lines of a text, and no title that a lock screen or a vow would tell", () => {
  const id = newOwnId();
  const { deity, mantra } = chantOf({ id, text: "ॐ ऐं\n\nह्रीं", round: 27 });
  expect(isOwnMantra(mantra.id)).toBe(true);
  expect([deity.id, mantra.title]).toEqual(["own", "Your own mantra"]);
  expect(mantra.padas.map(({ sanskrit }) => sanskrit.trim())).toEqual(["ॐ ऐं", "", "ह्रीं"]);
  expect(chantOf({ id, text: "", round: 27 }).mantra.padas).toEqual([]);
});

test.each([
  ["no text", "", 10],
  ["a syllable", "om", 10],
  ["a line", "om mani padme hum", 10],
  ["two lines", "om namo bhagavate vasudevaya\nom namo narayanaya", 18],
  ["a long word", "x".repeat(100), 22],
  ["a long line", "नमः शिवाय ".repeat(20), 26],
  ["the longest text", "x".repeat(2000), 26],
])("the letters of %s are as large as lets a low phone show the whole text, within bounds", (_name, text, width) => {
  expect(chantOf({ id: newOwnId(), text, round: 27 }).mantra.width).toBe(width);
});
