import { expect, test } from "vitest";
import { mantra, mantraFile, faultsOf, loadWith, post, type Files } from "./test-content.ts";
import { asVerse, hymnFile, text, words } from "./test-verses.ts";

const grammar = `
terms: { indeclinable: अव्यय, vocative: संबोधन, dative: चतुर्थी }
patterns: { "object of {gloss}": "{gloss} का कर्म", "before {word}": "{word} से पहले" }
glosses: { the day: दिन }
stems: { (root): (धातु) }`;

const hindiMantra = `
title: ॐ राम
source: परंपरागत
meaning: अर्थ
benefits: [शांति]
pronunciation: [{ sound: राम, hint: अंत का अ भी बोलें }]
instructions: [बैठें]`;
const hindiFile = mantraFile.replace("content/", "content/hi/");

const hindi: Files = { [hindiFile]: hindiMantra, "content/hi/grammar.yaml": grammar };
const inHindi = (files: Files = {}, lacks: string[] = []) =>
  loadWith({ ...hindi, ...files }, { language: "hi", lacks });
const hindiFaults = (files: Files) => faultsOf({ ...hindi, ...files });

test("the texts of a mantra are read in each language", () => {
  expect(inHindi().chants.get("om-ram")?.mantra).toMatchObject({ title: "ॐ राम", meaning: "अर्थ", benefits: ["शांति"] });
  expect(loadWith(hindi).chants.get("om-ram")?.mantra).toMatchObject({ title: "Om Ram", meaning: "Meaning" });
});

test("what is not translated is shown in English, and listed", () => {
  const lacks: string[] = [];
  const library = inHindi({ [hindiFile]: hindiMantra.replace("meaning: अर्थ", "") }, lacks);
  expect(library.chants.get("om-ram")?.mantra).toMatchObject({ title: "ॐ राम", meaning: "Meaning" });
  expect(library.site.tagline).toBe("Chant");
  expect(lacks).toContain("content/hi/deities/ram/mantras/om-ram.yaml: meaning is missing");
  expect(lacks).toContain("content/hi/site.yaml: is missing");
  expect(lacks).toContain("content/hi/pages/about.md: is missing");
});

test("in a language that must be complete, what is not translated is a fault", () => {
  const faults = faultsOf(
    { ...hindi, [hindiFile]: hindiMantra.replace("meaning: अर्थ", "") },
    { complete: ["en", "hi"] },
  );
  expect(faults).toContain("content/hi/deities/ram/mantras/om-ram.yaml: meaning is missing");
  expect(faults).toContain("content/hi/calendar/places.yaml: is missing");
});

test.each([
  ["a field that is no text", `${hindiMantra}\nmetre: gayatri`, "has metre, which is no text"],
  ["a field that is none", `${hindiMantra}\ncolor: red`, "has color, which is no text"],
  [
    "a sound of another text",
    hindiMantra.replace("sound: राम", "sound: शिव"),
    'pronunciation.0.sound "शिव" does not occur in the text',
  ],
  ["an empty list", hindiMantra.replace("[शांति]", "[]"), "benefits is empty"],
  ["YAML that cannot be read", "title: [", "line 1: "],
])("%s is a fault of the file of the language", (_, written, problem) => {
  expect(hindiFaults({ [hindiFile]: written }).join("\n")).toContain(`${hindiFile}: ${problem}`);
});

test("a text in another language does not stand in the English file", () => {
  const both = mantra.replace("meaning: { en: Meaning }", "meaning: { en: Meaning, hi: अर्थ }");
  expect(hindiFaults({ [mantraFile]: both })).toEqual([
    `${hindiFile}: meaning stands in the file of the main language`,
  ]);
});

test("a file that translates nothing is refused", () => {
  expect(hindiFaults({ "content/hi/deities/sita/deity.yaml": "name: सीता" })).toEqual([
    "content/hi/deities/sita/deity.yaml: has no file to translate",
  ]);
});

const line = (grammar: string) => `rāma | ${text.transliteration.split(" ")[1]} | ${grammar} | Rama`;
const hindiHymn = (verses: object) => ({
  "content/hi/hymns/pair.yaml": JSON.stringify({
    title: "युग्म",
    description: "छोटा",
    introduction: "दो श्लोक।",
    source: "परंपरागत",
    edition: "एक पुस्तक",
    readings: [],
    instructions: ["गाएँ।"],
    verses,
  }),
});
const versesWith = (lines: string) => ({
  1: { words: lines, meaning: "अर्थ" },
  2: { words: "oṃ | ॐ\nrāma | हे राम | राम", meaning: "अर्थ" },
});

test("the grammar of words is made of the English one, and quotes what the words of the verse say in the language", () => {
  const english = [
    "oṃ | om | sacred syllable: indeclinable, object of “O Rama”, before ke | Om",
    line("O Rama: vocative; dative"),
  ];
  const library = inHindi({
    ...asVerse({ words: { en: english.join("\n") } }),
    ...hindiHymn(versesWith("oṃ | पवित्र अक्षर | ॐ\nrāma | हे राम")),
  });
  expect(library.words.get("pair-1")?.().words).toMatchObject([
    { stem: "ओम्", grammar: "पवित्र अक्षर: अव्यय, “हे राम” का कर्म, के से पहले", meaning: "ॐ" },
    { stem: "राम", grammar: "हे राम: संबोधन; चतुर्थी", meaning: "हे राम" },
  ]);
  expect(library.chants.get("pair-1")?.mantra.title).toBe("युग्म: श्लोक 1");
});

test("a word may bring its own grammar", () => {
  const library = inHindi({
    ...asVerse({ words }),
    ...hindiHymn(versesWith("oṃ | पवित्र अक्षर: जप में पहले | ॐ\nrāma | हे राम")),
  });
  expect(library.words.get("pair-1")?.().words[0]?.grammar).toBe("पवित्र अक्षर: जप में पहले");
});

test("a term of the grammar without a word is listed", () => {
  const lacks: string[] = [];
  const english = ["oṃ | om | sacred syllable: locative, object of “nothing” | Om", line("O Rama: vocative")];
  inHindi(
    { ...asVerse({ words: { en: english.join("\n") } }), ...hindiHymn(versesWith("oṃ | ॐ\nrāma | हे राम")) },
    lacks,
  );
  expect(lacks.filter((lack) => lack.includes("grammar.yaml"))).toEqual([
    "content/hi/hymns/pair.yaml: verses.1.words needs a word for locative in grammar.yaml",
    "content/hi/hymns/pair.yaml: verses.1.words needs a word for “nothing” in grammar.yaml",
  ]);
});

test.each([
  ["too few lines", "oṃ | ॐ", "has 1 lines, but there are 2 words"],
  ["another word", "oṃ | ॐ\nsītā | सीता", 'line 2 begins with "sītā", but the word is "rāma"'],
  ["no sense", "oṃ | ॐ\nrāma", "line 2 must be word | gloss, or word | gloss | sense"],
])("words with %s are refused", (_, lines, problem) => {
  expect(hindiFaults({ ...asVerse({ words }), ...hindiHymn(versesWith(lines)) })).toEqual([
    `${hymnFile.replace("content/", "content/hi/")}: verses.1.words ${problem}`,
  ]);
});

const teaching = {
  "content/blog/on-om.md": `${post}\nSee [Ram](/deity/ram).\n`,
  "public/images/default-blog.jpg": "picture",
};
const hindiTeaching = (words: string) => `---\ntitle: ॐ पर\nexcerpt: एक अक्षर।\ncategory: मंत्र\n---\n\n${words}\n`;

test("a teaching in another language leads to the pages of that language", async () => {
  const files = { ...teaching, "content/hi/blog/on-om.md": hindiTeaching("[राम](/deity/ram) देखें।") };
  const article = inHindi(files).articles.get("on-om");
  expect(article?.card).toMatchObject({ title: "ॐ पर", excerpt: "एक अक्षर।", createdAt: "2025-04-04T00:00:00.000Z" });
  expect(await article?.content()).toBe('<p><a href="/hi/deity/ram">राम</a> देखें।</p>');
  expect(hindiFaults({ ...files, "content/hi/blog/on-om.md": hindiTeaching("[राम](/deity/rama)") })).toEqual([
    "content/hi/blog/on-om.md: line 7 links to /deity/rama, but there is no such page",
  ]);
});

test("in a text in Devanagari only the verse of a quotation is Sanskrit", async () => {
  const quoting = "राम कहते हैं:\n\n> ॐ राम ॥\n>\n> अर्थ\n>\n> परंपरागत";
  const files = { ...teaching, "content/hi/blog/on-om.md": hindiTeaching(quoting) };
  const html = await inHindi(files).articles.get("on-om")?.content();
  expect(html).toContain(
    '<blockquote>\n<p lang="sa-Deva" translate="no" data-in-script="">ॐ राम\u00A0॥</p>\n<p>अर्थ</p>',
  );
  expect(html?.split("lang=")).toHaveLength(2);
  const lacks: string[] = [];
  inHindi({ ...files, "content/hi/blog/on-om.md": hindiTeaching(quoting.replace("अर्थ", "भाव")) }, lacks);
  expect(lacks).toContain(
    'content/hi/blog/on-om.md: translates a verse as "भाव", but deities/ram/mantras/om-ram.yaml as "अर्थ"',
  );
});
