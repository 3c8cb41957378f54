/** Rules that turn letters into sounds: Awadhi drops short a's that Sanskrit sings. */
export type Language = "sanskrit" | "awadhi";

/** A text to be sung: a mantra, or a verse of a hymn. */
export interface SungText {
  id: string;
  /** Id of the hymn whose verse it is. */
  hymnId?: string | undefined;
  /** Devanagari, with ॒ and ॑ where the text is accented, and IAST of the same text. */
  sanskrit: string;
  transliteration: string;
  /** The Devanagari with accent marks, if the text itself is shown without them. */
  accented?: string | undefined;
  /** Name of the metre as the content files write it. */
  metre?: string | undefined;
  /** Sanskrit unless said otherwise. */
  language?: Language | undefined;
  /** Numbers of syllables, from 1, that a stop with r does not make heavy (muta cum liquida). */
  lightSyllables?: readonly number[] | undefined;
  /** Indexes of the letters of the IAST that begin a printed line where a voice may breathe. */
  lineStarts?: readonly number[] | undefined;
}
