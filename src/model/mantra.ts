/** A mantra as lists and cards show it. */
export interface Mantra {
  /** Unique in the whole catalogue, not only for its deity. */
  id: string;
  title: string;
  /** Devanagari, NFC, with its dandas. */
  sanskrit: string;
  /** IAST of exactly that Devanagari; `|` and `||` stand for the dandas. */
  transliteration: string;
  /** The same text, cut where it is to be broken into lines. */
  padas: Pada[];
  /** Width of the longest pāda in Devanagari, in em and rounded up: its letters are as large as that allows. */
  width: number;
  meaning: string;
  /** Statements of tradition about it, a sentence each. */
  benefits: string[];
  /** Absent where there is no recording. */
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

/** A sound that an English reader would get wrong in this very text. */
export interface PronunciationHint {
  /** The IAST letters, or the word they stand in. */
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

/** One more recording of a mantra, by somebody else. */
export interface OtherRecording {
  /** Unique among those of its mantra. */
  id: string;
  /** Name of the voice, and the license. */
  credit: string;
  isSynthesized?: true;
  audioUrl: string;
  timing: TimedSyllable[];
}

/** A mantra as a link names it. */
export type MantraName = Pick<Mantra, "id" | "title">;

/** Tradition of a mantra's recitation; each field is absent where it says nothing. */
export interface Tradition {
  /** Ṛṣi, to whom it was revealed. */
  seer?: string;
  /** Chandas. */
  metre?: string;
  /** Devatā, to whom it is addressed. */
  deity?: string;
  /** Number and time of repetitions, a sentence. */
  times?: string;
  /** Says in a sentence whether it is received from a teacher. */
  initiation?: string;
}

/** A word of a text with sandhi undone, as it stands before a pause. */
export interface Word {
  sanskrit: string;
  /** IAST. */
  transliteration: string;
  /** Members of a compound in IAST, sandhi undone, with hyphens between them. */
  parts?: string;
  stem: string;
  /** Plain English for what the form says: "to Shiva: dative". */
  grammar: string;
  meaning: string;
  /** Indices of the first and last syllable of the recording in which it is sung; two words may share one. */
  syllables?: [first: number, last: number];
}

/** A text word by word, in its own order. */
export interface WordByWord {
  words: Word[];
  /** The same words in the order of prose, where that differs. */
  prose?: Pada;
}

/** A mantra with all that its chanting screen shows. */
export interface ChantedMantra extends Mantra {
  pronunciation: PronunciationHint[];
  instructions: string[];
  tradition?: Tradition;
  /** Present where its words can be asked for one by one. */
  hasWords?: true;
  /** Present exactly where `audioUrl` is. */
  timing?: TimedSyllable[];
  /** Absent where there are none. */
  otherRecordings?: OtherRecording[];
}
