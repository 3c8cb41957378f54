import { expect, test } from "vitest";
import { readNumber, toPlainDigits } from "./digits.ts";

/** The zeros of the scripts in which a person may type, and of some in which nobody does. */
const zeros = [..."0०০੦૦୦௦౦೦൦០๐໐༠၀٠۰０𝟎𝟘"];

test.each(zeros)("the ten digits from %s on are read as such", (zero) => {
  const first = zero.codePointAt(0) ?? 0;
  const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value)).join("");
  expect(toPlainDigits(digits)).toBe("0123456789");
});

test("a number is read in the digits of any script, also mixed, and with marks of direction", () => {
  expect(["१२", "১০৮", "٤٠", "1०8", " ४० ", "\u200f۴۰\u200e"].map(readNumber)).toEqual([12, 108, 40, 108, 40, 40]);
});

test("a fraction is one, however it is parted, and words are no number", () => {
  expect(["०.५", "0,5", "٧٫٥", "१,०००"].map(readNumber)).toEqual([0.5, 0.5, 7.5, 1000]);
  expect(["", " ", "बारह", "१२ malas", "1,2,3"].map(readNumber)).toEqual(Array.from({ length: 5 }, () => Number.NaN));
});
