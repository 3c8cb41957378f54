import { expect, test } from "vitest";
import { faultsOf, post, type Files } from "./test-content.ts";
import { hymn, hymnFile } from "./test-verses.ts";

const teachingFile = "content/blog/on-om.md";
const picture = { "public/images/default-blog.jpg": "picture" };
const quoting = (translation: string): Files => ({
  [teachingFile]: `${post}\nA verse:\n\n> राम ॥\\\n> १\n>\n> *rāma ||*\n>\n> ${translation}\n>\n> — traditional\n\nWords.\n`,
  ...picture,
});
const quotation = (sanskrit: string, translation: string) => `${post}\n> ${sanskrit}\n>\n> ${translation}\n`;
const inHymn = (meaning: string): Files => {
  const written = hymn({});
  const verses = written.verses.map((verse) => ({ ...verse, meaning: { en: meaning } }));
  return { [hymnFile]: JSON.stringify({ ...written, verses }) };
};

test("a verse has one translation as a mantra, in a hymn and in a teaching, whatever explains it in brackets", () => {
  expect(faultsOf({ ...quoting("*Meaning*"), ...inHymn("Om. Meaning (of the name)") })).toEqual([]);
});

test("a verse is refused where a hymn or a teaching translates it in other words", () => {
  const elsewhere = 'but deities/ram/mantras/om-ram.yaml as "Meaning"';
  expect(faultsOf(inHymn("Sense"))).toEqual(
    [0, 1].map((place) => `${hymnFile}: verses.${place} translates a verse as "Sense", ${elsewhere}`),
  );
  expect(faultsOf(quoting("The sense of it"))).toEqual([
    `${teachingFile}: translates a verse as "The sense of it", ${elsewhere}`,
  ]);
});

test("a verse is refused where two teachings translate it in different words, however its nasals are written", () => {
  const faults = faultsOf({
    "content/blog/a.md": quotation("सङ्गच्छ", "Come together"),
    "content/blog/b.md": quotation("संगच्छ", "Go together"),
    ...picture,
  });
  expect(faults).toEqual(['content/blog/b.md: translates a verse as "Go together", but blog/a.md as "Come together"']);
});

test("a quotation without a translation is compared with nothing", () => {
  const teaching = `${post}\n> राम\n>\n> — traditional\n`;
  expect(faultsOf({ [teachingFile]: teaching, ...picture })).toEqual([]);
});
