import { expect, test } from "vitest";
import { beginningOf, findSnippet } from "./snippet.ts";

const isOm = (word: string) => word === "om" || word === "ओम्";
const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(" ");
const joined = (pieces: ReturnType<typeof findSnippet>) => pieces?.map(({ text }) => text).join("");

test("a short text is shown whole, with what was sought set apart", () => {
  expect(findSnippet("Say om, and om again.", isOm)).toEqual([
    { text: "Say " },
    { text: "om", found: true },
    { text: ", and " },
    { text: "om", found: true },
    { text: " again." },
  ]);
});

test("of a long text the part around the word is shown, cut between words", () => {
  const shown = joined(findSnippet(`${words(60)} om ${words(60)}`, isOm));
  expect(shown).toMatch(/^… word\d+ .* om word0 .* word\d+ …$/);
  expect(shown?.length).toBeLessThan(170);
});

test("a text that is one endless word is not shown to its end", () => {
  expect(joined(beginningOf("a".repeat(5000)))?.length).toBeLessThan(170);
  expect(joined(findSnippet(`om${" ".repeat(3)}${"a".repeat(5000)}`, isOm))?.length).toBeLessThan(170);
});

test("a text without the word has no such part, but a beginning", () => {
  expect(findSnippet("Peace", isOm)).toBeNull();
  expect(beginningOf("Peace")).toEqual([{ text: "Peace" }]);
  expect(beginningOf("")).toEqual([]);
});
