import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A page may need these characters beside those of the keyboard. */
const punctuation = "\u00A0’‘“”–—…·×°©•éñ";

/** The letters of IAST in both cases, as far as Nunito has them. ñ is among the Latin letters. */
export const iast = "āīūṛḷṃḥṅṭḍṇśṣĀĪŪṚṬḌṆŚṢḤ";

/** The macron as a combining mark. Nunito lacks ṝ, which a shaper then composes of ṛ and this mark. */
export const combiningMacron = "\u0304";

/** Further vowels of hymns in the living languages, nasal or with a diaeresis. Nunito has them in two files. */
export const hindiVowels = { latin: "ãïü", latinExt: "ĩũ" };
export const combiningTilde = "\u0303";

/**
 * The vowels of hymns with their Vedic accents. A shaper composes long ones and ṛ of the letter and a combining mark.
 */
export const accentedVowels = "áéíóúàèìòù";
export const combiningAccents = "\u0300\u0301";

export const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
export const latin = keyboard + punctuation;

/**
 * These parts of the content have fonts of their own: all hymns, those in the living languages, and everything else.
 */
export type TextKind = "hymns" | "hindi hymns" | "others";

/** Returns all text of one part of the content. */
export function contentText(contentFolder: string, kind: TextKind): string {
  return readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.(yaml|md|html)$/.test(file) && !file.startsWith("hi/") && file.startsWith("hymns") === (kind !== "others"),
    )
    .map((file) => readFileSync(join(contentFolder, file), "utf8"))
    .filter((text) => kind !== "hindi hymns" || /^language: (?:hi|awa|bra|mr)$/m.test(text))
    .join("\n");
}

/** Matches the blocks Devanagari and Devanagari Extended, which has the nasal sign of the Taittirīyas. */
const devanagari = /[\u{900}-\u{97F}\u{A8E0}-\u{A8FF}]+/gu;

/** Returns every word in Devanagari in the content: in hymns, or in mantras, names and quotations. */
export const sanskritWords = (contentFolder: string, kind: TextKind) => wordsIn(contentText(contentFolder, kind));

const wordsIn = (text: string) => [...new Set(text.match(devanagari) ?? [])];

/** Returns every word of the titles of hymns, which their list shows too. */
export const wordsOfTitles = (contentFolder: string) =>
  wordsIn((contentText(contentFolder, "hymns").match(/^sanskritTitle: .*$/gm) ?? []).join("\n"));

/** Returns every word of the content in Hindi. Of the hymns it takes only what stands on other pages too. */
export const hindiWords = (folder: string) => [
  ...wordsIn(textOf(folder, /^(?!hymns\/).*\.(yaml|md)$/)),
  ...wordsIn(
    textOf(folder, /^hymns\/.*\.yaml$/)
      .match(/^(title|description):.*(\n {2}.*)*/gm)
      ?.join("\n") ?? "",
  ),
];

/** Returns every word of the hymns in Hindi. */
export const hindiWordsOfHymns = (folder: string) => wordsIn(textOf(folder, /^hymns\/.*\.yaml$/));

/** Returns every word in Devanagari of the interface in these folders. */
export const interfaceWords = (...folders: string[]) =>
  wordsIn(folders.map((folder) => textOf(folder, /\.tsx?$/)).join("\n"));

const textOf = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

/** Latin letters that the articles and pages in Hindi have in bold or in a heading. */
export const boldLettersInHindi = (folder: string) =>
  [
    ...new Set(
      textOf(folder, /\.md$/)
        .match(/\*\*[^*]+\*\*|^#+ .+$/gm)
        ?.join(""),
    ),
  ].filter((letter) => /[a-z]/i.test(letter));

/** Letters of IAST in the articles and pages in Hindi, as titles of books have them. */
export const iastInHindi = (folder: string) =>
  [...new Set(textOf(folder, /\.md$/))].filter((letter) => iast.includes(letter)).join("");

/** Letters of the site's name, which stays in Latin letters. */
export const nameLetters = () => /^name: (.+)$/m.exec(readFileSync("content/site.yaml", "utf8"))?.[1] ?? "";

const consonants = [..."कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ"];
const vowelSigns = [..."ािीुूृेैोौंः", ""];

/**
 * Returns the syllables of one consonant, and the letters with which a word may begin. A typed name needs these most.
 */
export const simpleSyllables = () => [
  ..."अआइईउऊऋएऐओऔऑॐ।॥ॉड़ढ़ज़फ़ख़ग़क़".normalize("NFC"),
  ...consonants.flatMap((consonant) => [...vowelSigns, "ँ"].map((sign) => consonant + sign)),
];

/**
 * Returns syllables beyond the catalogue's own that the subset draws as well, so that a new mantra rarely needs a new
 * font: each consonant with each vowel sign, as half letter, under r, above r, and common clusters.
 */
export function commonSyllables(): string[] {
  const clusters = "क्ष त्र ज्ञ श्र द्ध द्य द्व द्म द्भ ह्म ह्य ह्न ह्व ह्र ह्ल क्त प्त त्त ङ्क ङ्ग ञ्च ञ्ज ण्ड ण्ट ष्ट ष्ठ ष्ण स्र स्त्र";
  return [
    ..."अआइईउऊऋॠऌएऐओऔऽॐ।॥०१२३४५६७८९",
    ...consonants.flatMap((consonant) => vowelSigns.map((sign) => consonant + sign)),
    ...consonants.flatMap((consonant) => [`${consonant}्`, `${consonant}्य`, `${consonant}्र`, `र्${consonant}`]),
    ...clusters.split(" "),
    "रु",
    "रू",
    "हृ",
  ];
}
