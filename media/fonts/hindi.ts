import {
  boldLettersInHindi,
  hindiWords,
  hindiWordsOfHymns,
  iastInHindi,
  interfaceWords,
  keyboard,
  nameLetters,
  sanskritWords,
  simpleSyllables,
} from "./characters.ts";
import { asDigits } from "./digits.ts";
import { readFont, readVariableDevanagari } from "./sources.ts";
import { glyphSubset, latinSubset, unicodeRange, type WebFont } from "./subset.ts";

/** Returns every word in Devanagari that a page in Hindi may show, except the texts of hymns. */
export const wordsOfHindiPages = () => [
  ...hindiWords("content/hi"),
  ...interfaceWords("src/web/messages/hi"),
  ...sanskritWords("content", "others"),
];

/** Returns every word in Devanagari on a page in Hindi with a hymn. */
export const wordsOfHindiHymns = () => [
  ...wordsOfHindiPages(),
  ...hindiWordsOfHymns("content/hi"),
  ...sanskritWords("content", "hymns"),
];

/**
 * Fonts of pages in Hindi: one variable file for text, headings and mantras, one for addresses and figures in text, one
 * for the few letters of IAST, one for figures and names in headings, and figures of Devanagari in place of others, for
 * who chooses them.
 */
export async function hindiSubsets(): Promise<WebFont[]> {
  const variable = await readVariableDevanagari();
  const hindi = await glyphSubset(variable, [...wordsOfHindiPages(), ...simpleSyllables()]);
  const ofHeadings = nameLetters() + headingCharacters + boldLettersInHindi("content/hi").join("");
  const ofTitles = iastInHindi("content/hi");
  return [
    {
      family: "Noto Sans Devanagari Hindi",
      weight: "400 600",
      name: "noto-sans-devanagari-hindi",
      file: hindi.file,
      unicodeRange: unicodeRange(`${hindi.characters} `),
    },
    {
      family: "Nunito Hindi",
      weight: 400,
      name: "nunito-hindi",
      file: await latinSubset(readFont("nunito", "latin-400-normal"), besideHindi, ["tnum", "lnum"]),
      unicodeRange: unicodeRange(besideHindi),
    },
    {
      family: "Nunito Hindi",
      weight: 400,
      name: "nunito-hindi-iast",
      file: await latinSubset(readFont("nunito", "latin-ext-400-normal"), ofTitles, []),
      unicodeRange: unicodeRange(ofTitles),
    },
    {
      family: "Poppins Hindi",
      weight: 600,
      name: "poppins-hindi",
      file: await latinSubset(readFont("poppins", "latin-600-normal"), ofHeadings),
      unicodeRange: unicodeRange(ofHeadings),
    },
    {
      family: "Devanagari Digits",
      weight: "400 600",
      name: "devanagari-digits",
      file: await asDigits(variable),
      unicodeRange: "U+30-39",
    },
  ];
}

/** Latin letters are rare on such pages, and need no kerning there. */
const besideHindi = `${keyboard}\u00A0©°·×–—…“”‘’`;

/** These figures and signs stand in headings next to Devanagari. */
const headingCharacters = "0123456789?!%()+-.,:;−×“”‘’·…";

/**
 * Makes the single file for pages with a hymn, in one weight. Such a page also has the conjuncts of a hymn, and would
 * otherwise need two large files.
 */
export async function hindiHymnSubset(): Promise<WebFont> {
  const regular = readFont("noto-sans-devanagari", "devanagari-400-normal");
  const { file, characters } = await glyphSubset(regular, wordsOfHindiHymns());
  return {
    family: "Noto Sans Devanagari Hindi With Hymns",
    weight: 400,
    name: "noto-sans-devanagari-hindi-with-hymns",
    file,
    unicodeRange: unicodeRange(`${characters} `),
  };
}
