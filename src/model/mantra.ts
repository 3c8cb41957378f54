/** A mantra as lists and cards show it. */
export interface Mantra {
  /** The id is unique in the whole catalogue, not only for its deity. */
  id: string;
  title: string;
  /** Devanagari in NFC, with its dandas. */
  sanskrit: string;
  /** IAST of exactly the text in `sanskrit`; `|` and `||` stand for the dandas. */
  transliteration: string;
  /** The same text in pieces, one for each line on the screen. */
  padas: Pada[];
  /**
   * Width of the longest pāda in Devanagari, in em and rounded up. The screen makes the letters as large as this width
   * allows.
   */
  width: number;
  meaning: string;
  /** What tradition says of the mantra's benefits, one sentence each. */
  benefits: string[];
  /** Absent if there is no recording. */
  audioUrl?: string;
  /** Scripture and verse, or "traditional". */
  source: string;
}

/**
 * A quarter of a verse, or a phrase of prose. The pieces of all pādas, joined, are the whole text: a piece that another
 * one follows ends with a space, or in the middle of a word.
 */
export interface Pada {
  sanskrit: string;
  transliteration: string;
}

/** A sound of the text that an English reader would get wrong. */
export interface PronunciationHint {
  /** The IAST letters of the sound, or the word in which it occurs. */
  sound: string;
  hint: string;
}

/**
 * One sung syllable. The pieces of all syllables, joined, are the whole text (spaces and dandas belong to the
 * piece before them); `start` and `end` are seconds from the start of the recording.
 */
export interface TimedSyllable {
  sanskrit: string;
  transliteration: string;
  start: number;
  end: number;
}

/** Another recording of a mantra, by another voice. */
export interface OtherRecording {
  /** The id is unique among the recordings of its mantra. */
  id: string;
  /** Name of the reciter, and the license. */
  credit: string;
  isSynthesized?: true;
  audioUrl: string;
  timing: TimedSyllable[];
}

/** What a link to a mantra needs. */
export type MantraName = Pick<Mantra, "id" | "title">;

/** What tradition says of a mantra's recitation. A field is absent if tradition says nothing about it. */
export interface Tradition {
  /** Ṛṣi to whom the mantra was revealed. */
  seer?: string;
  /** Chandas, the metre. */
  metre?: string;
  /** Devatā to whom the mantra is addressed. */
  deity?: string;
  /** Number and time of the repetitions, in one sentence. */
  times?: string;
  /** Says in one sentence if the mantra is received from a teacher. */
  initiation?: string;
}

/** A word of a text with sandhi undone, as it stands before a pause. */
export interface Word {
  sanskrit: string;
  /** The word in IAST. */
  transliteration: string;
  /** Members of a compound in IAST, sandhi undone, with hyphens between them. */
  parts?: string;
  stem: string;
  /** Says in plain English what the form of the word means: "to Shiva: dative". */
  grammar: string;
  meaning: string;
  /**
   * Indices of the first and last syllable of the recording in which the word is sung. Two words may share a syllable.
   */
  syllables?: [first: number, last: number];
}

/** A text word by word, in the order of the verse. */
export interface WordByWord {
  words: Word[];
  /** The same words in the order of prose. Absent if that order is the same. */
  prose?: Pada;
}

/** A mantra with everything that its chanting screen shows. */
export interface ChantedMantra extends Mantra {
  pronunciation: PronunciationHint[];
  instructions: string[];
  tradition?: Tradition;
  /** Present if the mantra can be asked for word by word. */
  hasWords?: true;
  /** Present if, and only if, `audioUrl` is present. */
  timing?: TimedSyllable[];
  /** Absent if there are no other recordings. */
  otherRecordings?: OtherRecording[];
}
