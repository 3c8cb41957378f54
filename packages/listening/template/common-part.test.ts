import { expect, test } from "vitest";
import { withoutAsides } from "./common-part.ts";

const text = Array.from({ length: 60 }, (_, at) => Float32Array.of(at, 2 * at, 0, 0));
/** Returns the text with another sound in its middle, for so many frames. */
const brokenBy = (frames: number) => {
  const aside = Array.from({ length: frames }, (_, at) => Float32Array.of(30, 60, 50 + (at % 7), 40));
  return [...text.slice(0, 30), ...aside, ...text.slice(30)];
};

test("what only one take has is no part of the text: a breath in which others talk", () => {
  const taken = brokenBy(30);
  expect(withoutAsides(taken, [taken, text, text])).toHaveLength(text.length);
});

test("what most takes have is part of the text", () => {
  const taken = brokenBy(30);
  expect(withoutAsides(taken, [taken, brokenBy(25), text])).toEqual(taken);
});

test("a sound that one take holds a little longer stays", () => {
  const held = brokenBy(8);
  expect(withoutAsides(held, [held, text, text])).toEqual(held);
});
