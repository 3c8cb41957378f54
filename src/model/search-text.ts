import { toDevanagari } from "./indic-scripts.ts";

/**
 * This file folds texts so that a search compares roughly what they sound like. Devanagari, related scripts, IAST and
 * the many ways in which people write Sanskrit in plain letters fold to one key: शिव, શિવ, śiva, shiva and siva are all
 * `siv`. A key is never shown.
 */

/** Reads a table in which each letter is followed by the text to which it folds. */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(Array.from(pairs.matchAll(/(\S+) (\S+)/g), ([, letter = "", latin = ""]) => [letter, latin]));

const consonants = table(
  "क k ख kh ग g घ gh ङ n च c छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n " +
    "प p फ ph ब b भ bh म m य y र r ल l व v ळ l श s ष s स s ह h " +
    "\u0929 n \u0931 r \u0934 l",
);
const vowels = table("अ a आ a इ i ई i उ u ऊ u ऋ ri ॠ ri ऌ l ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au ॐ om");
/** Vowel signs are written as code points, because a sign without a consonant is unreadable in an editor. */
const vowelSigns = new Map(
  Array.from(
    table("3e a 3f i 40 i 41 u 42 u 43 ri 44 ri 62 l 45 e 46 e 47 e 48 ai 49 o 4a o 4b o 4c au"),
    ([number, latin]) => [String.fromCharCode(Number(`0x09${number}`)), latin],
  ),
);
const nasalsAndBreaths: ReadonlyMap<string, string> = new Map([
  ["\u0901", "m"],
  ["\u0902", "m"],
  ["\u0903", "h"],
]);
const virama = "\u094d";
/** Nukta and Vedic accents stand between a consonant and its vowel. They are ignored. */
const passedOver = /[\u093c\u0951-\u0954]/g;

/** Gives every consonant an a, unless a vowel sign follows. Characters that are in none of the tables are left out. */
function fromDevanagari(text: string) {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  let latin = "";
  let owesVowel = false;
  for (const letter of text.replaceAll(passedOver, "")) {
    const sign = vowelSigns.get(letter);
    if (owesVowel && sign === undefined && letter !== virama) latin += "a";
    const consonant = consonants.get(letter);
    latin += consonant ?? sign ?? vowels.get(letter) ?? nasalsAndBreaths.get(letter) ?? toDigit(letter);
    owesVowel = consonant !== undefined;
  }
  return owesVowel ? `${latin}a` : latin;
}

function toDigit(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966);
  return code >= 0x0900 && code <= 0x097f ? "" : letter;
}

/** The order matters: each rule works on the result of the rules before it. */
const rules: readonly (readonly [found: RegExp, folded: string])[] = [
  // IAST is decomposed into letters and marks. All marks that no rule names are removed.
  [/r\u0323\u0304?/g, "ri"],
  // A tilde marks a nasal vowel of Hindi, except on ñ.
  [/(?<!n)\u0303/g, "m"],
  // Raised numbers tell the sounds of one Tamil letter apart, and a raised comma an anusvāra from an m.
  [/[\p{M}²³⁴ʼ]/gu, ""],
  // Several spellings of one sound become one.
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/^aum$/, "om"],
  [/ai/g, "ay"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/q/g, "k"],
  [/z/g, "j"],
  [/ksh/g, "ks"],
  [/(?<=[b-df-gj-np-tv])h|h(?=[b-df-gj-np-tv])/g, ""],
  [/gy(?=an|a$)/g, "jn"],
  [/m(?=[bcdgjkpst])/g, "n"],
  // Some people write the vowel ṛ as r alone, or as ru.
  [/(?<=^|[bcdgjkpstvmn])r(?=[bcdgjkpstvmny])/g, "ri"],
  [/(?<=[bcdgjkpstvmn])ru/g, "ri"],
  [/(.)\1+/g, "$1"],
  // Many people write sahasra, a thousand, as sahastra.
  [/^sahastr/, "sahasr"],
  // A final visarga is removed, and a final a that Hindi does not pronounce.
  [/(?<=..[^aeiou])aha?$|(?<=[aeiou])h$/, ""],
  [/(?<=..)(?<![aeiou])a$/, ""],
];

const toLatin = (word: string) =>
  fromDevanagari(toDevanagari(word.normalize("NFC")))
    .toLowerCase()
    .normalize("NFD");

/** Returns the search key of one word. */
export function foldWord(word: string): string {
  const isPlain = /^[a-zA-Z]*$/.test(word);
  const latin = isPlain ? word.toLowerCase() : toLatin(word);
  return rules.reduce((text, [found, folded]) => text.replace(found, folded), latin);
}

/** A word of a text and its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** These zero-width characters only control how letters join. */
const joiners = /[\u200c\u200d]/g;

/** Yields the words of a text in order. Dandas, quotation marks and emoji are not part of a word. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu)) {
    yield { text: word.replace(joiners, ""), start: index, end: index + word.length };
  }
}
