/** The rules that turn letters into sounds. Awadhi drops short a's that Sanskrit sings. */
export type Language = "sanskrit" | "awadhi";

/** A text to be sung: a mantra, or a verse of a hymn. */
export interface SungText {
  id: string;
  /** The id of the hymn to which the verse belongs. */
  hymnId?: string | undefined;
  /** The text in Devanagari, with ॒ and ॑ where it is accented, and the same text in IAST. */
  sanskrit: string;
  transliteration: string;
  /** The Devanagari with accent marks, if the text itself is shown without them. */
  accented?: string | undefined;
  /** The name of the metre in the content files. */
  metre?: string | undefined;
  /** The language, which is Sanskrit by default. */
  language?: Language | undefined;
  /** The numbers of syllables, from 1, that a stop with r does not make heavy (muta cum liquida). */
  lightSyllables?: readonly number[] | undefined;
  /** The indices of the letters of the IAST that begin a printed line where a voice may breathe. */
  lineStarts?: readonly number[] | undefined;
}
