import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Characters that a page may need besides the keyboard's. */
const punctuation = "\u00A0’‘“”–—…·×°©•éñ";

/** Letters of IAST in both cases, as far as Nunito has them. ñ is among the Latin letters. */
export const iast = "āīūṛḷṃḥṅṭḍṇśṣĀĪŪṚṬḌṆŚṢḤ";

/** The macron as a combining mark. Nunito lacks ṝ, which a shaper then composes of ṛ and this mark. */
export const combiningMacron = "\u0304";

/** Further vowels of hymns in the living languages, nasal or with a diaeresis. Nunito has them in two files. */
export const hindiVowels = { latin: "ãïü", latinExt: "ĩũ" };
export const combiningTilde = "\u0303";

/** Vowels of hymns with their Vedic accents. A shaper composes long ones and ṛ of the letter and a combining mark. */
export const accentedVowels = "áéíóúàèìòù";
export const combiningAccents = "\u0300\u0301";

const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
export const latin = keyboard + punctuation;

/** Parts of the content that have fonts of their own: all hymns, those in the living languages, and everything else. */
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

/** The blocks Devanagari and Devanagari Extended, which has the nasal sign of the Taittirīyas. */
const devanagari = /[\u{900}-\u{97F}\u{A8E0}-\u{A8FF}]+/gu;

/** Every word in Devanagari that the content writes: in hymns, or in mantras, names and quotations. */
export function sanskritWords(contentFolder: string, kind: TextKind): string[] {
  return [...new Set(contentText(contentFolder, kind).match(devanagari) ?? [])];
}

/**
 * Syllables beyond the catalogue's own that the subset draws as well, so that a new mantra rarely needs
 * a new font: each consonant with each vowel sign, as half letter, under r, above r, and common clusters.
 */
export function commonSyllables(): string[] {
  const consonants = [..."कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळ"];
  const vowelSigns = [..."ािीुूृेैोौंः", ""];
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
