/** Letters that stand elsewhere in their block than those of Devanagari do, or have no counterpart there. */
const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "\u09ce": "त्", // Bengali ৎ
    "\u09f0": "र", // Assamese ৰ
    "\u09f1": "व", // Assamese ৱ
    "\u0a70": "\u0902", // Gurmukhi tippi, a nasal
    "\u0a71": "", // Gurmukhi addak, which doubles the next consonant: a key has no double letters
    "\u0b5f": "य", // Odia ୟ
    "\u0b71": "व", // Odia ୱ
    "\u0d57": "\u094c", // Malayalam sign of au
    "\u0d7a": "ण्", // Malayalam consonants without a vowel, in this line and the next five
    "\u0d7b": "न्",
    "\u0d7c": "र्",
    "\u0d7d": "ल्",
    "\u0d7e": "ळ्",
    "\u0d7f": "क्",
  }),
);

const FIRST_OF_DEVANAGARI = 0x0900;
const LAST_PLACE_IN_BLOCK = 0x7f;

/**
 * Writes Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam in Devanagari. Unicode has these scripts
 * in neighboring blocks in which the same sound stands at the same place. The text must be in NFC.
 */
export const toDevanagari = (text: string) =>
  text.replaceAll(
    /[\u0980-\u0d7f]/g,
    (letter) =>
      exceptions.get(letter) ??
      String.fromCodePoint(FIRST_OF_DEVANAGARI + ((letter.codePointAt(0) ?? 0) & LAST_PLACE_IN_BLOCK)),
  );
