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

/** Every word in Devanagari that a page in Hindi may show, apart from the texts of hymns. */
export const wordsOfHindiPages = () => [
  ...hindiWords("content/hi"),
  ...interfaceWords("src/web/messages/hi"),
  ...sanskritWords("content", "others"),
];

/** Every word in Devanagari of a page in Hindi with a hymn. */
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

/** Figures and signs that stand in headings beside Devanagari. */
const headingCharacters = "0123456789?!%()+-.,:;−×“”‘’·…";

/**
 * The one file for pages with a hymn, in one weight: such a page has the conjuncts of a hymn as well, and would need two
 * large files otherwise.
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
