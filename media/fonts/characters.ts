import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Characters that a page may need besides the keyboard's. */
const punctuation = "\u00A0’‘“”–—…·×°©•éñ";

/** Sanskrit in Latin letters, small and capital, as far as Nunito has them; ñ is among the Latin ones. */
export const iast = "āīūṛḷṃḥṅṭḍṇśṣĀĪŪṚṬḌṆŚṢḤ";

/**
 * The macron as a mark of its own: ṝ is not in Nunito, and a shaper then builds it of ṛ and this.
 */
export const combiningMacron = "\u0304";

/** Vowels that hymns in Hindi and Awadhi write besides, nasal or apart from the one before; in Nunito two files have them. */
export const hindiVowels = { latin: "ãïü", latinExt: "ĩũ" };
export const combiningTilde = "\u0303";

const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
export const latin = keyboard + punctuation;

/** Everything the content writes, hymns or all the rest, as one text. */
export function contentText(contentFolder: string, kind: "hymns" | "others"): string {
  return readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|md|html)$/.test(file) && file.startsWith("hymns") === (kind === "hymns"))
    .map((file) => readFileSync(join(contentFolder, file), "utf8"))
    .join("\n");
}

/** Every word in Devanagari that the content writes: in hymns, or in mantras, names and quotations. */
export function sanskritWords(contentFolder: string, kind: "hymns" | "others"): string[] {
  return [...new Set(contentText(contentFolder, kind).match(/[\u{900}-\u{97F}]+/gu) ?? [])];
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
