import { expect, test } from "vitest";
import { paths } from "#model/paths.ts";
import { searchIn } from "../search/search-library.ts";
import { library as siteLibrary } from "./test-library.ts";
import { loadWith } from "./test-content.ts";
import { en, hymn, om, wordsOf } from "./test-verses.ts";

const verse = hymn({}).verses[1];
const last = {
  ...verse,
  sanskrit: "ॐ कृष्ण",
  transliteration: "oṃ kṛṣṇa",
  words: wordsOf(om, "kṛṣṇa | the dark one"),
  meaning: en("Krishna"),
};
const verses = [{ ...verse, part: "opening", name: en("Opening") }, ...Array.from({ length: 61 }, () => verse), last];
const sections = [
  { id: "opening", name: en("Opening"), first: "opening" },
  { id: "first-names", name: en("First names"), first: 1 },
  { id: "last-names", name: en("Last names"), introduction: en("The names of Krishna."), first: 40 },
];
const library = () =>
  loadWith({ "content/hymns/names.yaml": JSON.stringify({ ...hymn({}), title: en("Names"), sections, verses }) });
const sectionPath = (id: string) => paths.hymnSection("names", id);

test("a long hymn has a page for the whole, which begins with its first section, and one for each section", () => {
  const { hymnPages } = library();
  expect([...hymnPages.keys()]).toEqual([paths.hymn("names"), ...sections.map(({ id }) => sectionPath(id))]);
  const whole = hymnPages.get(paths.hymn("names"));
  expect(whole).toMatchObject({ title: "Names", verseCount: 63, edition: "A book" });
  expect(whole?.verses.map(({ id }) => id)).toEqual(["names-opening"]);
  expect(whole?.sections).toEqual([
    { id: "opening", name: "Opening", first: "names-opening", verseCount: 1 },
    { id: "first-names", name: "First names", first: "names-1", verseCount: 39 },
    { id: "last-names", name: "Last names", first: "names-40", verseCount: 23 },
  ]);
});

test("the page of a section says what it has, and leaves the edition to the hymn", () => {
  const { hymnPages } = library();
  const middle = hymnPages.get(sectionPath("first-names"));
  expect(middle).toMatchObject({
    section: "first-names",
    title: "Names: First names",
    introduction: "Verses 1 to 39 of Names. Short.",
  });
  expect(middle?.verses.map(({ id }) => id)).toEqual(Array.from({ length: 39 }, (_, at) => `names-${at + 1}`));
  expect(middle).not.toHaveProperty("edition");
  expect(hymnPages.get(sectionPath("opening"))?.introduction).toBe("Opening of Names. Short.");
  expect(hymnPages.get(sectionPath("last-names"))?.introduction).toBe("The names of Krishna.");
});

test("a verse, a search for it and the sitemap lead to its section", () => {
  const found = library();
  expect(found.chants.get("names-62")?.hymn).toEqual({
    id: "names",
    title: "Names",
    language: "sa",
    section: "last-names",
  });
  expect(searchIn(found)("om krishna").hymns[0]?.verse).toEqual({
    id: "names-62",
    name: "Verse 62",
    section: "last-names",
  });
  expect([...found.lastChanges.keys()]).toEqual(
    expect.arrayContaining([paths.hymn("names"), ...sections.map(({ id }) => sectionPath(id))]),
  );
});

test("a hymn whose text is heavy for one page begins with a part of it, and links lead to the whole", () => {
  const { hymnPages, chants } = siteLibrary;
  const id = "ramaraksha-stotra";
  const whole = hymnPages.get(paths.hymn(id));
  const parts = ["part-1", "part-2", "part-3"];
  const pages = parts.map((part) => hymnPages.get(paths.hymnSection(id, part)));
  const rest = pages[2];
  expect(whole).toMatchObject({ verseCount: 39, sections: parts.map((part) => ({ id: part, isUnmarked: true })) });
  expect(whole?.verses).toEqual(pages[0]?.verses);
  expect(pages.flatMap((page) => page?.verses ?? [])).toHaveLength(39);
  expect(rest?.title).toMatch(/^Ramaraksha Stotra: Verses \d+ to 38$/);
  expect(whole?.sections?.[2]?.name).toBe(rest?.title.split(": ")[1]);
  expect(chants.get(`${id}-38`)?.hymn).not.toHaveProperty("section");
  expect(hymnPages.get(paths.hymn("hanuman-chalisa"))?.verses).toHaveLength(43);
});

test("a hymn that is read as a whole has one page", () => {
  const { hymnPages, hymns } = loadWith({ "content/hymns/pair.yaml": JSON.stringify(hymn({})) });
  expect([...hymnPages.keys()]).toEqual([paths.hymn("pair")]);
  expect(hymnPages.get(paths.hymn("pair"))).toEqual(hymns.get("pair"));
});
