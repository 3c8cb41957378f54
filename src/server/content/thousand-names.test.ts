import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** These names of Vishnu consist of several words, according to Shankara's commentary. */
const NAMES_OF_SEVERAL_WORDS = [
  "muktānām paramā gatiḥ",
  "yoga-vidām netā",
  "nidhiḥ avyayaḥ",
  "dhātuḥ uttamaḥ",
  "sthaviraḥ dhruvaḥ",
  "maṅgalam param",
  "sarva-vit bhānuḥ",
  "satām gatiḥ",
  "go-vidām patiḥ",
  "vācaspatiḥ udāra-dhīḥ",
  "jagataḥ setuḥ",
  "krodha-kṛt kartā",
  "apām nidhiḥ",
  "śaktimatām śreṣṭhaḥ",
  "bījam avyayam",
  "jñānam uttamam",
  "sātvatām patiḥ",
  "mahā-ṛṣiḥ kapila-ācāryaḥ",
  "saṅkarṣaṇaḥ acyutaḥ",
  "sarva-dṛk vyāsaḥ",
  "vācaspatiḥ ayoni-jaḥ",
  "śrīmatām varaḥ",
  "padam anuttamam",
  "sarva-śastra-bhṛtām varaḥ",
  "sarva-vit jayī",
  "kṣamiṇām varaḥ",
  "bhūḥ bhuvaḥ",
];

/** These words stand between the names: and, indeed, then. */
const PARTICLES = new Set(["ca", "eva", "atha"]);

/** Returns the text and the words of the numbered verses of a hymn up to `last`. */
function wordsOf(id: string, last: number) {
  const { hymns } = readCatalogue(folders.content, folders.public);
  const verses = hymns.find((hymn) => hymn.id === id)?.verses.filter(({ file }) => file.part === undefined);
  return (verses ?? []).slice(0, last).map(({ file }) => ({
    text: file.transliteration.join(" "),
    words: file.words.en.map(({ word }) => word),
  }));
}

test("the Vishnu Sahasranama has a thousand names in 107 verses", () => {
  const verses = wordsOf("vishnu-sahasranama", 107);
  expect(verses.at(-1)?.text).toContain("sarvapraharaṇāyudhaḥ");
  const words = verses.flatMap((verse) => verse.words);
  const text = words.filter((word) => !PARTICLES.has(word)).join(" ");
  const names = NAMES_OF_SEVERAL_WORDS.reduce(
    (joined, name) => joined.replaceAll(name, name.replaceAll(" ", "+")),
    text,
  );
  expect(names.match(/\+/g)).toHaveLength(29);
  expect(names.split(" ")).toHaveLength(1000);
});

/** These words follow the thousandth name of Lalita: thus they sang the thousand names of the goddess. */
const AFTER_THE_NAMES = ["evam", "śrī-lalitā-devyāḥ", "nāmnām", "sāhasrakam", "jaguḥ"];

test("the Lalita Sahasranama has a thousand names in 182 verses and a half", () => {
  const verses = wordsOf("lalita-sahasranama", 183);
  expect(verses.at(-1)?.text).toMatch(/lalitāmbikā \|\s+evaṃ/);
  const words = verses.flatMap((verse) => verse.words);
  expect(words.slice(-AFTER_THE_NAMES.length)).toEqual(AFTER_THE_NAMES);
  const names = words.slice(0, -AFTER_THE_NAMES.length);
  expect(names).toHaveLength(1000);
  expect(names[110]).toBe("bisa-tantu-tanīyasī");
  expect(names.at(-1)).toBe("lalitā-ambikā");
});

test("no name of Lalita comes twice", () => {
  const names = wordsOf("lalita-sahasranama", 183).flatMap(({ words }) => words);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
