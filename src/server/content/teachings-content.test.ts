import { expect, test } from "vitest";
import { library } from "./test-library.ts";

const { articles, about, legal } = library;
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

test("the two teachings that lead to each other are there, among at least eight", () => {
  expect([...articles.keys()]).toEqual(
    expect.arrayContaining(["introduction-to-vedic-mantras", "power-of-mantras-and-meditation"]),
  );
  expect(articles.size).toBeGreaterThanOrEqual(8);
});

test.each([...articles.values()])("$card.slug is a text of substance that quotes Sanskrit", async ({ content }) => {
  const html = await content();
  const words = wordsOf(html).length;
  expect(words).toBeGreaterThanOrEqual(800);
  expect(words).toBeLessThanOrEqual(1500);
  expect(html).toMatch(/<blockquote>\n<p lang="sa-Deva" translate="no" data-in-script="">/);
  expect(html).toContain('lang="sa-Latn"');
});

test("in teachings and pages every name in braces has been replaced, and every text begins with a sentence", async () => {
  const texts = [...articles.values(), about, ...legal.map(([, text]) => text)];
  for (const { content } of texts) expect(await content()).not.toMatch(/[{}]/);
  expect(about.description).toMatch(/^We want .+\.$/);
});
