import { expect, test } from "vitest";
import { fitLines } from "./text-lines.ts";

/** Measures text in letters that are half as wide as they are high. */
const ruler = { font: "", measureText: (text: string) => ({ width: 50 * text.length }) };
const font = (size: number) => `${size}px serif`;
const fit = (texts: string[], height = 600) =>
  fitLines(ruler, texts, { font, leading: 1.5, largest: 100, width: 900, height });

test("a short verse has the largest letters", () => {
  expect(fit(["om namah shivaya"])).toMatchObject({ size: 100, height: 150 });
});

test("the longest line and the number of lines limit the letters", () => {
  expect(fit(["tvameva mata", "cha pita tvameva tvameva"]).size).toBe(75);
  expect(fit(["a", "b", "c", "d"], 300).size).toBe(50);
});

test("a line that would be tiny is broken at the space nearest to its middle", () => {
  const { texts, size } = fit(["om bhur bhuvah svah tat savitur varenyam"]);
  expect(texts).toEqual(["om bhur bhuvah svah", "tat savitur varenyam"]);
  expect(size).toBe(90);
});

test("a line is never broken before its danda, and stays whole where it has no space", () => {
  expect(fit(["x".repeat(80)]).texts).toHaveLength(1);
  expect(fit([`${"x".repeat(80)} ॥`]).texts).toHaveLength(1);
});
