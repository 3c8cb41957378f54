import { flap, withoutSilentA } from "./silent-a.ts";

const letters: Readonly<Record<string, string>> = {
  ā: "a",
  ī: "i",
  ū: "u",
  ṛ: "ri",
  ï: "i",
  ü: "u",
  ṝ: "ri",
  ḷ: "li",
  ḥ: "h",
  ṅ: "n",
  ñ: "n",
  ṭ: "t",
  ḍ: "d",
  ṇ: "n",
  ś: "sh",
  ṣ: "sh",
  c: "ch",
};
/** An anusvāra sounds like n before a stop made with the tongue, and like m before any other sound. */
const anusvaraAsN = /ṃ(?=[kgcjṭḍtd])/gu;

/**
 * At the end of a word of Hindi or Awadhi the anusvāra only marks a nasal vowel, as in meṃ and janoṃ. The syllable oṃ
 * keeps its m.
 */
const anusvaraOfNasalVowel = /(?<!(?<!\p{L})o)ṃ(?!\p{L})/gu;

/** Matches, in decomposed IAST, the tilde that marks a vowel as nasal. The tilde of ñ does not. */
export const nasal = /(?<!n)\u0303/gu;

/**
 * Spells Awadhi and Hindi as they are spoken: without silent a's, with gy for jñ, r for the flap, and n for a final
 * nasal vowel.
 */
const asSpoken = (iast: string) =>
  withoutSilentA(iast).replaceAll(flap, "r").replaceAll("jñ", "gy").replaceAll(anusvaraOfNasalVowel, "n");

/**
 * Spells IAST in plain English letters, as mantras are commonly written: "oṃ namaḥ śivāya" becomes "om namah shivaya".
 * `language` is an ISO 639 code.
 */
export const toPlainRoman = (iast: string, language = "sa") =>
  (language === "sa" ? iast : asSpoken(iast))
    .normalize("NFD")
    .replaceAll(nasal, "n")
    .normalize("NFC")
    .replaceAll(anusvaraAsN, "n")
    .replaceAll("ṃ", "m")
    .replaceAll(/[āīūïüṛṝḷḥṅñṭḍṇśṣc]/gu, (letter) => letters[letter] ?? letter);
