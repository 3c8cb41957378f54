/**
 * These letters have another position in their block than their counterparts in Devanagari, or no counterpart there.
 */
const exceptions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "\u09ce": "त्", // This is the Bengali ৎ.
    "\u09f0": "र", // This is the Assamese ৰ.
    "\u09f1": "व", // This is the Assamese ৱ.
    "\u0a70": "\u0902", // This is the Gurmukhi tippi, a nasal.
    "\u0a71": "", // This is the Gurmukhi addak, which doubles the next consonant. It is left out, because a key has no double letters.
    "\u0b5f": "य", // This is the Odia ୟ.
    "\u0b71": "व", // This is the Odia ୱ.
    "\u0d57": "\u094c", // This is the Malayalam sign of au.
    "\u0d7a": "ण्", // These are the Malayalam consonants without a vowel, in this line and the next five.
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
 * Converts Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam to Devanagari. Unicode has these
 * scripts in neighboring blocks, in which the same sound has the same position. The text must be in NFC.
 */
export const toDevanagari = (text: string) =>
  text.replaceAll(
    /[\u0980-\u0d7f]/g,
    (letter) =>
      exceptions.get(letter) ??
      String.fromCodePoint(FIRST_OF_DEVANAGARI + ((letter.codePointAt(0) ?? 0) & LAST_PLACE_IN_BLOCK)),
  );
