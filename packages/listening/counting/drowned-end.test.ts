import { expect, test } from "vitest";
import { DrownedEnd } from "./drowned-end.ts";

/** The text is loud, and then fades from 40 dB to 4. */
const fading = new DrownedEnd([...Array<number>(30).fill(40), ...Array.from({ length: 10 }, (_, at) => 40 - 4 * at)]);

test("noise that is nearer hides as many of the last frames as fade into it", () => {
  expect(fading.framesAt(0)).toBe(0);
  expect(fading.framesAt(20)).toBe(6);
  expect(fading.framesAt(10)).toBeLessThan(fading.framesAt(20));
});

test("a soft sound before a loud last one is not hidden with it", () => {
  expect(new DrownedEnd([40, 40, 40, 40, 40, 40, 40, 2, 40, 40]).framesAt(20)).toBe(0);
});

test("more than two fifths of a text are never hidden, and nothing is where its loudness is not known", () => {
  expect(fading.framesAt(100)).toBe(16);
  expect(new DrownedEnd([]).framesAt(20)).toBe(0);
});

test("hidden ends are believed once two of the last four were hidden", () => {
  const end = new DrownedEnd([]);
  const noted = [true, false, true, false, false, false].map((wasHidden) => {
    end.note(wasHidden);
    return end.isUsual;
  });
  expect(noted).toEqual([false, false, true, true, false, false]);
});
