import { load } from "js-yaml";
import { expect, test } from "vitest";
import { faultsOf, loadWith, mantra, recording, type Files } from "./test-content.ts";

/** Fields of a mantra and of a verse that are checked alike. */
interface Verse {
  sanskrit?: string;
  transliteration?: string;
  metre?: string;
  writtenSyllables?: number;
  words?: { en: string };
  prose?: string;
}

const om = "oṃ | om | sacred syllable: indeclinable | Om";
const rama = "rāma | rāma | O Rama: vocative | Rama";
const wordsOf = (...lines: string[]) => ({ en: lines.join("\n") });
const words = wordsOf(om, rama);
const text = { sanskrit: "ॐ राम", transliteration: "oṃ rāma" };
const en = (words: string) => ({ en: words });

const hymn = (first: object) => ({
  updated: "2026-01-01",
  order: 1,
  title: en("A Pair"),
  sanskritTitle: "युग्मम्",
  deity: "ram",
  language: "sa",
  description: en("Short"),
  introduction: en("Two verses."),
  source: en("traditional"),
  edition: en("A book"),
  readings: { en: [] },
  instructions: { en: ["Sing."] },
  verses: [
    { ...text, words, ...first, meaning: en("Om") },
    { ...text, words, meaning: en("Om") },
  ],
});

const mantraFile = "content/deities/ram/mantras/om-ram.yaml";
const hymnFile = "content/hymns/pair.yaml";

/** JSON is YAML too. */
const asMantra = (fields: object): Files => ({
  [mantraFile]: JSON.stringify({ ...(load(mantra) as object), ...text, ...fields }),
});
const asVerse = (fields: object): Files => ({ [hymnFile]: JSON.stringify(hymn(fields)) });

/** Faults of the mantra with these fields, and of the verse of a hymn with them. */
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
  expect(library.chants.get("pair-2")?.mantra.timing).toEqual(recording.syllables);
});

const proseOfBoth = { sanskrit: "राम ॐ", transliteration: "rāma oṃ" };
const wordsUnsung = (sung?: { words: readonly { syllables?: unknown }[] }) =>
  sung?.words.map(({ syllables: _syllables, ...word }) => word);

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
  ["another number of syllables", { metre: "anushtubh" }, " has 2 syllables, but anushtubh has 32"],
  [
    "another number of syllables than it notes",
    { metre: "anushtubh", writtenSyllables: 31 },
    " has 2 syllables, but anushtubh has 31",
  ],
  ["syllables noted without a metre", { writtenSyllables: 2 }, " writtenSyllables needs a metre"],
  [
    "syllables noted for nothing",
    { metre: "anushtubh", writtenSyllables: 32 },
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
    'words.en line 2 "anyhow" must be one of hiatus, contracts, sibilant, retroflex, shakala, pause',
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

test.each(spacedFaults)("a verse in Awadhi or Hindi, whose words stand apart, is refused for %s", (_, lines, fault) => {
  for (const language of ["awa", "hi"]) {
    const file = JSON.stringify({ ...hymn({ words: wordsOf(...lines) }), language });
    expect(faultsOf({ [hymnFile]: file })).toEqual([`${hymnFile}: verses.0 ${fault}`]);
  }
});

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

const recordingFaults: [what: string, changed: Partial<typeof recording>, fault: string][] = [
  [
    "a syllable too few",
    { syllables: recording.syllables.slice(0, 2) },
    'syllables join to the transliteration "oṃ rā", which is not the text\'s',
  ],
  [
    "letters of another text",
    { syllables: recording.syllables.with(2, { sanskrit: "मः", transliteration: "ma", start: 3, end: 4 }) },
    'syllables join to the sanskrit "ॐ रामः", which is not the text\'s',
  ],
  [
    "a syllable that begins before the one before it ends",
    { syllables: recording.syllables.with(2, { sanskrit: "म", transliteration: "ma", start: 2.5, end: 4 }) },
    "syllables.2 runs from 2.5 to 4 s after 3 s",
  ],
  [
    "a syllable that ends as it begins",
    { syllables: recording.syllables.with(2, { sanskrit: "म", transliteration: "ma", start: 3, end: 3 }) },
    "syllables.2 runs from 3 to 3 s after 3 s",
  ],
  ["syllables that outlast it", { seconds: 3.5 }, "syllables end at 4 s, but the recording at 3.5 s"],
  ["no syllable", { syllables: [] }, "syllables is empty"],
  [
    "a sound that is not there",
    { audioUrl: "/audio/mantras/none.mp3" },
    "audioUrl names /audio/mantras/none.mp3, which is not under public/",
  ],
];

test.each(recordingFaults)("a recording is refused for %s, be it of a mantra or of a verse", (_, changed, fault) => {
  const file = JSON.stringify({ ...recording, ...changed });
  for (const id of ["om-ram", "pair-1"]) {
    const name = `content/recordings/${id}.json`;
    expect(faultsOf({ ...asVerse({}), [name]: file })).toContain(`${name}: ${fault}`);
  }
});

const ownFaults: [what: string, fields: object, fault: string][] = [
  ["a part without a name", { part: "opening" }, "verses.0 has a part without a name, or a name without"],
  ["a name without a part", { name: en("Opening") }, "verses.0 has a part without a name, or a name without"],
  ["no words", { words: undefined }, "verses.0.words is missing"],
  ["the id of another verse", { part: "1", name: en("One") }, "has a verse pair-1, but another text has that id"],
  ["mātrās that its metre has not", { metre: "chaupai" }, "verses.0 line 1 has 5 to 6 mātrās, but a chaupai has 16"],
];

test.each(ownFaults)("a hymn is refused for a verse with %s", (_, fields, fault) => {
  expect(faultsOf(asVerse(fields))).toEqual([`${hymnFile}: ${fault}`]);
});

test("a verse may not take the id of a mantra", () => {
  const file = JSON.stringify(hymn({ part: "ram", name: en("Rama") }));
  expect(faultsOf({ "content/hymns/om.yaml": file })).toEqual([
    "content/hymns/om.yaml: has a verse om-ram, but another text has that id",
  ]);
});

test("a hymn has a deity, an edition, two verses or more, and a name fit for an address", () => {
  const changed = (fields: object) => faultsOf({ [hymnFile]: JSON.stringify({ ...hymn({}), ...fields }) });
  expect(changed({ deity: "nobody" })).toEqual([`${hymnFile}: deity names nobody, which is none`]);
  expect(changed({ edition: undefined })).toEqual([`${hymnFile}: edition is missing`]);
  expect(changed({ verses: hymn({}).verses.slice(1) })).toEqual([expect.stringMatching(/pair\.yaml: verses .*>=2/)]);
  expect(faultsOf({ "content/hymns/A Pair.yaml": JSON.stringify(hymn({})) })).toEqual([
    "content/hymns/A Pair.yaml: must be named in small letters, digits and hyphens",
  ]);
});
