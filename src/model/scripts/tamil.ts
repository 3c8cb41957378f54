/**
 * Sanskrit in Tamil letters. Where Tamil has one letter for several sounds, a raised number tells them apart, as in
 * printed collections of stotras: த² is th, த³ d, த⁴ dh. The number follows the vowel sign, or the dot, of its own
 * consonant.
 */
const consonants: Readonly<Record<string, string>> = {
  क: "க",
  ख: "க²",
  ग: "க³",
  घ: "க⁴",
  ङ: "ங",
  च: "ச",
  छ: "ச²",
  ज: "ஜ",
  झ: "ச⁴",
  ञ: "ஞ",
  ट: "ட",
  ठ: "ட²",
  ड: "ட³",
  ढ: "ட⁴",
  ण: "ண",
  त: "த",
  थ: "த²",
  द: "த³",
  ध: "த⁴",
  न: "ந",
  प: "ப",
  फ: "ப²",
  ब: "ப³",
  भ: "ப⁴",
  म: "ம",
  य: "ய",
  र: "ர",
  ल: "ல",
  व: "வ",
  श: "ஶ",
  ष: "ஷ",
  स: "ஸ",
  ह: "ஹ",
  ळ: "ள",
};

const vowels: Readonly<Record<string, string>> = {
  अ: "அ",
  आ: "ஆ",
  इ: "இ",
  ई: "ஈ",
  उ: "உ",
  ऊ: "ஊ",
  ए: "ஏ",
  ऐ: "ஐ",
  ओ: "ஓ",
  औ: "ஔ",
  ऋ: "ருʼ",
  ॠ: "ரூʼ",
  ऌ: "லுʼ",
};

const signs: Readonly<Record<string, string>> = {
  "\u093e": "\u0bbe",
  "\u093f": "\u0bbf",
  "\u0940": "\u0bc0",
  "\u0941": "\u0bc1",
  "\u0942": "\u0bc2",
  "\u0947": "\u0bc7",
  "\u0948": "\u0bc8",
  "\u094b": "\u0bcb",
  "\u094c": "\u0bcc",
  "\u094d": "\u0bcd",
};

/** Tamil writes these vowels with a consonant of its own, after a consonant without a vowel. */
const vocalics: Readonly<Record<string, string>> = { "\u0943": "ருʼ", "\u0944": "ரூʼ", "\u0962": "லுʼ" };

/** These are a nasal that is not the letter m, a breath, and the sign of an omitted vowel. */
const others: Readonly<Record<string, string>> = {
  "\u0902": "ம்ʼ",
  "\u0901": "ம்ʼʼ",
  "\u0903": ":",
  ऽ: "’",
  "\u093c": "",
};

/** Matches an n that neither begins a word nor stands before t. It is written with another letter. */
const INNER_N = /(?<=[\p{L}\p{M}²³⁴])ந(?!்த)/gu;

const VIRAMA = "\u0bcd";
const SYLLABLE = /([\u0915-\u0939])\u093c?([\u093e-\u0944\u0947-\u094d\u0962])?/g;

/** Converts Devanagari to Tamil letters. */
export const tamil = (devanagari: string) =>
  devanagari
    .replace(SYLLABLE, (_, consonant: string, sign: string | undefined) => {
      const [letter = "", number = ""] = consonants[consonant] ?? consonant;
      const vocalic = sign === undefined ? undefined : vocalics[sign];
      if (vocalic !== undefined) return letter + VIRAMA + number + vocalic;
      return letter + (sign === undefined ? "" : (signs[sign] ?? "")) + number;
    })
    .replace(/[\u0900-\u0963]/g, (sign) => vowels[sign] ?? others[sign] ?? sign)
    .replace(INNER_N, "ன")
    .normalize("NFC");
