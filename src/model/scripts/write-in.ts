import { tamil } from "./tamil.ts";

/** The scripts other than Devanagari in which a text can be read, by their ISO 15924 codes. */
export const otherScripts = ["Telu", "Knda", "Taml", "Mlym", "Beng", "Gujr", "Guru", "Orya"] as const;
export type OtherScript = (typeof otherScripts)[number];

const FIRST_OF_DEVANAGARI = 0x0900;

/** The first code points of the blocks in which the same sound has the same position as in that of Devanagari. */
const blocks = {
  Beng: 0x0980,
  Guru: 0x0a00,
  Gujr: 0x0a80,
  Orya: 0x0b00,
  Telu: 0x0c00,
  Knda: 0x0c80,
  Mlym: 0x0d00,
} as const;

/** The syllable Om. In Gurmukhi it must never be ੴ, which is the sign of another faith. */
const om: Readonly<Record<OtherScript, string>> = {
  Telu: "ఓం",
  Knda: "ಓಂ",
  Taml: "ௐ",
  Mlym: "ഓം",
  Beng: "ওঁ",
  Gujr: "ૐ",
  Guru: "ਓਂ",
  Orya: "ଓଁ",
};

/** Where a script has no letter of its own, another one is written. Both are given in Devanagari. */
const substitutes: Partial<Record<OtherScript, readonly (readonly [of: RegExp, by: string])[]>> = {
  Telu: [[/\u093c/g, ""]],
  Knda: [[/\u093c/g, ""]],
  Mlym: [[/\u093c/g, ""]],
  Beng: [
    [/ळ/g, "ल"],
    [/व/g, "ब"],
  ],
  Guru: [
    [/ष/g, "श"],
    [/ऋ/g, "रि"],
    [/ॠ/g, "री"],
    [/\u0943/g, "\u094dरि"],
    [/\u0944/g, "\u094dरी"],
    [/ऌ/g, "लि"],
    [/\u0962/g, "\u094dलि"],
  ],
};

/** Spellings of a script that differ from the position in its block, in its own letters. */
const spellings: Partial<Record<OtherScript, readonly (readonly [of: RegExp, by: string])[]>> = {
  Beng: [
    // Within a word য is another sound, and a final t has a letter of its own.
    [/(?<=\p{L}\p{M}*)(?<!\u09cd)\u09af(?!\u09bc)/gu, "\u09af\u09bc"],
    [/\u09a4\u09cd(?!\p{L})/gu, "\u09ce"],
  ],
  Orya: [[/(?<=[\p{L}\p{M}])\u0b2f(?!\u0b3c)/gu, "\u0b5f"]],
  Mlym: [
    // Modern print has special letters for r and n without a vowel, but writes rya with both letters.
    [/(?<!\u0d4d)\u0d30\u0d4d(?=\p{L})(?!\u0d2f)/gu, "\u0d7c"],
    [/\u0d28\u0d4d(?!\p{L})/gu, "\u0d7b"],
    [/\u0d4c/g, "\u0d57"],
  ],
  Guru: [
    // A flap has a special letter, and so has a nasal after short vowels and ū. A sign doubles the next consonant.
    [/\u0a21\u0a3c/g, "\u0a5c"],
    [/(?<=[\u0a15-\u0a39]\u0a3c?|[\u0a05\u0a07\u0a09\u0a3f\u0a41\u0a42])[\u0a01\u0a02]/g, "\u0a70"],
    [/\u0a01/g, "\u0a02"],
    [/([\u0a15-\u0a39]\u0a3c?)\u0a4d(?=\1(?!\u0a3c))/g, "\u0a71"],
    [/\u0a36/g, "\u0a38\u0a3c"],
    [/\u0a3d/g, "’"],
  ],
};

/** The signs of the Vedic accents, which all scripts share. */
const ACCENTS = /[\u0951\u0952]/g;
const SHARED = /[\u0951\u0952\u0964\u0965]/;
const OF_DEVANAGARI = /[\u0900-\u0965]/g;

/**
 * Returns true where the script's fonts have no accents. A missing sign would tear the syllable apart, so the accents
 * are left out.
 */
export const lacksAccents = (script: OtherScript) => script === "Taml" || script === "Orya";

/**
 * Converts Devanagari to another script. All other characters are kept. Sounds that the script does not have are
 * written as its readers write them: both b and v become ব in Bengali, and ṣ becomes ਸ਼ in Gurmukhi.
 */
export function writeIn(script: OtherScript, devanagari: string): string {
  const text = lacksAccents(script) ? devanagari.replace(ACCENTS, "") : devanagari;
  return text
    .normalize("NFC")
    .split(/(ॐ)/)
    .map((part) => (part === "ॐ" ? om[script] : writeLetters(script, part)))
    .join("");
}

function writeLetters(script: OtherScript, devanagari: string) {
  if (script === "Taml") return tamil(devanagari);
  const first = blocks[script];
  const letters = replaceAll(devanagari, substitutes[script]).replace(OF_DEVANAGARI, (letter) =>
    SHARED.test(letter) ? letter : String.fromCodePoint(first + letter.charCodeAt(0) - FIRST_OF_DEVANAGARI),
  );
  return replaceAll(letters, spellings[script]).normalize("NFC");
}

const replaceAll = (text: string, pairs: readonly (readonly [of: RegExp, by: string])[] = []) =>
  pairs.reduce((written, [of, by]) => written.replace(of, by), text);

/**
 * How much wider than in Devanagari 19 of 20 verses of the catalogue are at most, as media/fonts measures it. The
 * letters are made smaller by this factor, down to the least size.
 */
export const widths: Readonly<Record<OtherScript, number>> = {
  Telu: 1.45,
  Knda: 1.67,
  Taml: 2.51,
  Mlym: 1.96,
  Beng: 1.24,
  Gujr: 1.07,
  Guru: 1.2,
  Orya: 1.33,
};
