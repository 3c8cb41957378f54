import { withoutSilentA } from "./silent-a.ts";

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
/** An anusvāra before a stop that the tongue makes sounds like n, any other like m. */
const anusvaraAsN = /ṃ(?=[kgcjṭḍtd])/gu;

/** Tilde of a nasal vowel; that of ñ is another thing. */
const nasal = /(?<!n)\u0303/gu;
/** A flap, which Hindi writes so before a vowel. */
const flap = /ṛ(?=h?[aāiīuūeo])/gu;

/** Letters of Awadhi and Hindi as they are spoken: without silent a's, with gy for jñ, and with a flap for ṛ. */
const asSpoken = (iast: string) => withoutSilentA(iast).replaceAll(flap, "r").replaceAll("jñ", "gy");

/**
 * IAST in the letters of English, as mantras are commonly spelled: "oṃ namaḥ śivāya" is "om namah shivaya". `language` is its ISO
 * 639 code.
 */
export const toPlainRoman = (iast: string, language = "sa") =>
  (language === "sa" ? iast : asSpoken(iast))
    .normalize("NFD")
    .replaceAll(nasal, "n")
    .normalize("NFC")
    .replaceAll(anusvaraAsN, "n")
    .replaceAll("ṃ", "m")
    .replaceAll(/[āīūïüṛṝḷḥṅñṭḍṇśṣc]/gu, (letter) => letters[letter] ?? letter);
