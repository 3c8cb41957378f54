import { load } from "js-yaml";
import { expect, test } from "vitest";
import { faultsOf, loadWith, mantra, mantraFile, recording, type Files } from "./test-content.ts";
import { asVerse, hymn, hymnFile, om, rama, text, words, wordsOf } from "./test-verses.ts";

/** These fields are checked in the same way in a mantra and in a verse. */
interface Verse {
  sanskrit?: string;
  transliteration?: string;
  metre?: string;
  writtenSyllables?: number[];
  words?: { en: string };
  prose?: string;
}

const asMantra = (fields: object): Files => ({
  [mantraFile]: JSON.stringify({ ...(load(mantra) as object), ...text, ...fields }),
});

/** These functions return the faults of a mantra, and of a verse of a hymn, with the given fields. */
const faultsAs = {
  mantra: (fields: Verse) => faultsAt(asMantra(fields), `${mantraFile}: `),
  verse: (fields: Verse) => faultsAt(asVerse(fields), `${hymnFile}: verses.0`),
};

const faultsAt = (files: Files, place: string) => faultsOf(files).filter((fault) => fault.startsWith(place));

test("a mantra and a hymn pass with their words, their prose, and a recording of a verse", () => {
  const fields = { words, prose: "rāma oṃ" };
  const library = loadWith({
    ...asMantra(fields),
    ...asVerse(fields),
    "content/recordings/pair-2.json": JSON.stringify(recording),
  });
  expect(library.words.get("pair-1")?.()).toEqual({
    words: wordsUnsung(library.words.get("om-ram")?.()),
    prose: proseOfBoth,
  });
  expect(library.timings.get("pair-2")?.()).toEqual([
    { sanskrit: "ॐ ", transliteration: "oṃ ", start: 0 },
    { sanskrit: "रा", transliteration: "rā", start: 2 },
    ...recording.syllables.slice(2),
  ]);
});

const proseOfBoth = { sanskrit: "राम ॐ", transliteration: "rāma oṃ" };
const wordsUnsung = (sung?: { words: readonly { syllables?: unknown }[] }) =>
  sung?.words.map(({ syllables: _syllables, ...word }) => word);

/** The two halves together have the right thirty-two syllables, but the first half ends one syllable too late. */
const brokenVerse = {
  sanskrit: "आदित्यहृदयं पुण्यं\nसर्वशत्रुविनाशनम् ।\nजयावहं जपेन्नित्यम-\nक्षय्यं परमं शिवम् ॥",
  transliteration: "ādityahṛdayaṃ puṇyaṃ\nsarvaśatruvināśanam |\njayāvahaṃ japennityama-\nkṣayyaṃ paramaṃ śivam ||",
};

const faults: [what: string, fields: Verse, fault: string][] = [
  ["letters of another script", { sanskrit: "Om राम" }, "must be written in Devanagari"],
  ["letters in another normal form", { sanskrit: "ॐ राम \u0958" }, "must be in Unicode normal form C"],
  [
    "fewer lines in one script",
    { sanskrit: "ॐ\nराम" },
    " sanskrit has 2 lines, but transliteration 1: one for each pāda",
  ],
  [
    "a danda in one script",
    { sanskrit: "ॐ ।\nराम", transliteration: "oṃ\nrāma" },
    " line 1 of sanskrit and of transliteration must end with the same danda",
  ],
  [
    "a line that runs on in one script",
    { sanskrit: "ॐ-\nराम", transliteration: "oṃ\nrāma" },
    " line 1 of sanskrit and of transliteration must both end with a hyphen, or neither",
  ],
  [
    "a short vowel for a long one",
    { transliteration: "oṃ rama" },
    ' has the transliteration "oṃ rama", but its Devanagari reads "oṃ rāma"',
  ],
  ["two accents in a row", { sanskrit: "ॐ रा॑म॑" }, " has a svarita after another"],
  ["a metre that is none", { metre: "ballad" }, "metre Invalid option"],
  ["fewer lines than its metre", { metre: "anushtubh" }, " has 1 lines, but anushtubh has 4"],
  [
    "a line broken inside the foot",
    { ...brokenVerse, metre: "anushtubh" },
    " line 3 has 9 syllables, but anushtubh has 8",
  ],
  ["the line after it", { ...brokenVerse, metre: "anushtubh" }, " line 4 has 7 syllables, but anushtubh has 8"],
  [
    "another number of syllables than it notes",
    { ...brokenVerse, metre: "anushtubh", writtenSyllables: [8, 8, 9, 8] },
    " line 4 has 7 syllables, but writtenSyllables has 8",
  ],
  [
    "syllables noted for fewer lines than it has",
    { ...brokenVerse, metre: "anushtubh", writtenSyllables: [8, 8, 9] },
    " has 4 lines, but writtenSyllables has 3",
  ],
  ["syllables noted without a metre", { writtenSyllables: [2] }, " writtenSyllables needs a metre"],
  [
    "syllables noted for nothing",
    { metre: "anushtubh", writtenSyllables: [8, 8, 8, 8] },
    " writtenSyllables is what anushtubh has anyway",
  ],
  [
    "a word in another case",
    { words: wordsOf(om, rama.replace("rāma", "rāmaḥ")) },
    ' words join to "…oṃrāmaḥ", but the text has "…oṃrāma"',
  ],
  ["a word too few", { words: wordsOf(om) }, ' words join to "…oṃ", but the text has "…oṃrāma"'],
  ["a word too many", { words: wordsOf(om, rama, om) }, ' words go on after the end of the text with "oṃ"'],
  [
    "prose of other words",
    { words, prose: "rāma rāma" },
    " prose must have exactly the words of the text, each as before a pause",
  ],
  ["an empty table of words", { words: wordsOf("") }, "words.en is empty"],
  [
    "a word without a meaning",
    { words: wordsOf(om, "rāma | rāma | O Rama: vocative") },
    "words.en line 2 has no meaning: it is word | stem | grammar | meaning, and where needed | sandhi",
  ],
  [
    "a column too many",
    { words: wordsOf(`${om} | pause | twice`, rama) },
    "words.en line 1 has more than five columns",
  ],
  [
    "a licence that is none",
    { words: wordsOf(om, `${rama} | anyhow`) },
    'words.en line 2 "anyhow" must be one of hiatus, contracts, sibilant, retroflex, shakala, palatal, pause',
  ],
  [
    "a word in Devanagari",
    { words: wordsOf(om, rama.replace("rāma", "राम")) },
    'words.en line 2 "राम" must be one word in small letters of IAST',
  ],
];

test.each(faults)("a mantra is refused for %s", (_, fields, fault) => {
  expect(faultsAs.mantra(fields).join("\n")).toContain(fault);
});

test.each(faults)("a verse of a hymn is refused for %s", (_, fields, fault) => {
  expect(faultsAs.verse(fields).join("\n")).toContain(fault);
});

test("a mantra is refused for prose without words", () => {
  expect(faultsAs.mantra({ prose: "rāma oṃ" })).toEqual([`${mantraFile}: prose needs words`]);
});

const spacedFaults: [what: string, words: readonly string[], fault: string][] = [
  ["another word", [om, rama.replace("rāma", "rāmaḥ")], 'word 2 is "rāmaḥ", but the text has "rāma"'],
  [
    "a word cut in two",
    [om, rama.replace("rāma", "rā"), rama.replace("rāma", "ma")],
    'word 2 is "rā", but the text has "rāma"',
  ],
  ["a word too few", [om], 'words end before "rāma", word 2 of the text'],
  ["a word too many", [om, rama, om], 'words go on after the end of the text with "oṃ"'],
  ["sandhi", [`${om} | pause`, rama], "word 1 has pause, but only Sanskrit has sandhi"],
];

test.each(spacedFaults)(
  "a verse in a living language, whose words stand apart, is refused for %s",
  (_, lines, fault) => {
    for (const language of ["awa", "hi", "bra", "mr"]) {
      const file = JSON.stringify({ ...hymn({ words: wordsOf(...lines) }), language });
      expect(faultsOf({ [hymnFile]: file })).toEqual([`${hymnFile}: verses.0 ${fault}`]);
    }
  },
);

test("a verse in Hindi passes with the members of a compound, a nasal vowel and a flap", () => {
  const verse = {
    sanskrit: "पड़ा कृपासागर गहूँ",
    transliteration: "paṛā kṛpāsāgara gahū̃",
    words: wordsOf("paṛā | pat | a | b", "kṛpā-sāgara | kṛpā-sāgara | a | b", "gahū̃ | grah | a | b"),
    prose: "kṛpāsāgara gahū̃ paṛā",
  };
  const library = loadWith({ [hymnFile]: JSON.stringify({ ...hymn(verse), language: "hi" }) });
  const explained = library.words.get("pair-1")?.();
  expect(explained?.words.map(({ sanskrit }) => sanskrit).join(" ")).toBe(verse.sanskrit);
  expect(explained?.prose?.sanskrit).toBe("कृपासागर गहूँ पड़ा");
});
