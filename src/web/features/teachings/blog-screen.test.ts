import { expect, test } from "vitest";
import { shortExcerpt } from "./blog-screen.tsx";

test("a short excerpt stays as it is", () => {
  expect(shortExcerpt("One short prayer, to begin with.")).toBe("One short prayer, to begin with.");
});

test("a long one ends with a whole word and no punctuation before the ellipsis", () => {
  const beginning = `${"japa ".repeat(14)}mala`;
  for (const mark of [",", ";", ".", ":", " —", ",”"])
    expect(shortExcerpt(`${beginning}${mark} and a good deal more of it`)).toBe(`${beginning}…`);
  expect(shortExcerpt(`${beginning} ${"long".repeat(20)}`)).toBe(`${beginning}…`);
});
