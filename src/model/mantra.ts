import { z } from "zod";

/** The same text in Devanagari and in IAST. */
const InBothScripts = z.strictObject({ sanskrit: z.string(), transliteration: z.string() });

/**
 * A quarter of a verse, or a phrase of prose. All pādas joined are the whole text. Each but the last ends with a space,
 * or in the middle of a word.
 */
export const Pada = InBothScripts.extend({
  /**
   * The transliteration with its accents, where the Devanagari has them. An acute marks an udātta, and a grave a
   * svarita.
   */
  accented: z.string().exactOptional(),
  /** The transliteration in plain English letters, without dandas. */
  plain: z.string(),
});
export type Pada = z.infer<typeof Pada>;

/** Returns a text in one piece. */
export const wholeText = ({ padas }: { padas: readonly Pada[] }, script: "sanskrit" | "transliteration") =>
  padas.map((pada) => pada[script]).join("");

const MalaMinutes = z.int().min(1);

/** A mantra as lists and cards show it. */
export const Mantra = z.strictObject({
  /** The id is unique in the whole catalogue, not only for its deity. */
  id: z.string(),
  title: z.string(),
  /** The text in Devanagari, in NFC, with its dandas. */
  sanskrit: z.string(),
  /** The IAST of exactly that Devanagari, in which `|` and `||` stand for the dandas. */
  transliteration: z.string(),
  /** The same text, divided where a line may break. */
  padas: z.array(Pada),
  /**
   * The width of the longest pāda in Devanagari, in em and rounded up. Its letters are as large as that width allows.
   */
  width: z.number(),
  meaning: z.string(),
  /** Sentences about what tradition says of the mantra. */
  benefits: z.array(z.string()),
  /** The field is absent where there is no recording. */
  audioUrl: z.string().exactOptional(),
  /**
   * The approximate minutes that a mala takes with the recording. The field is absent where there is none, and in a
   * reply that is kept from an older release.
   */
  malaMinutes: MalaMinutes.exactOptional(),
  /** The scripture and verse, or "traditional". */
  source: z.string(),
});
export type Mantra = z.infer<typeof Mantra>;

/** A mantra as a link names it. */
export const MantraName = Mantra.pick({ id: true, title: true });
export type MantraName = z.infer<typeof MantraName>;

/** A sound that an English reader would pronounce wrongly in this very text. */
export const PronunciationHint = z.strictObject({
  /** The IAST letters, or the word that contains them. */
  sound: z.string(),
  hint: z.string(),
});
export type PronunciationHint = z.infer<typeof PronunciationHint>;

/**
 * A sung syllable. All syllables joined are the whole text, where spaces and dandas belong to the syllable before them.
 * `start` and `end` are seconds from the start of the recording. The end is absent where the next syllable begins at
 * once.
 */
export const TimedSyllable = InBothScripts.extend({ start: z.number(), end: z.number().exactOptional() });
export type TimedSyllable = z.infer<typeof TimedSyllable>;

/** A recording of a mantra by another person. */
export const OtherRecording = z.strictObject({
  /** The id is unique among the recordings of its mantra. */
  id: z.string(),
  /** The name of the voice, and the license. */
  credit: z.string(),
  isSynthesized: z.literal(true).exactOptional(),
  audioUrl: z.string(),
  timing: z.array(TimedSyllable),
  /** The field is absent in a reply that is kept from an older release. */
  malaMinutes: MalaMinutes.exactOptional(),
});
export type OtherRecording = z.infer<typeof OtherRecording>;

/** What is handed down about the recitation of a mantra. Each field is absent where nothing is. */
export const Tradition = z.strictObject({
  /** The ṛṣi, to whom it was revealed. */
  seer: z.string().exactOptional(),
  /** The chandas, which is its metre. */
  metre: z.string().exactOptional(),
  /** The devatā, to whom it is addressed. */
  deity: z.string().exactOptional(),
  /** A sentence about the number and time of repetitions. */
  times: z.string().exactOptional(),
  /** A sentence about whether it is received from a teacher. */
  initiation: z.string().exactOptional(),
});
export type Tradition = z.infer<typeof Tradition>;

/** A word of a text without sandhi, as it is before a pause. */
export const Word = z.strictObject({
  sanskrit: z.string(),
  /** The word in IAST. */
  transliteration: z.string(),
  /** The members of a compound in IAST, without sandhi and with hyphens between them. */
  parts: z.string().exactOptional(),
  stem: z.string(),
  /** Plain English for what the form says, such as "to Shiva: dative". */
  grammar: z.string(),
  meaning: z.string(),
  /**
   * The indices of the first and the last syllable of the recording in which the word is sung. Two words may share a
   * syllable.
   */
  syllables: z.tuple([z.int(), z.int()]).exactOptional(),
});
export type Word = z.infer<typeof Word>;

/** A text word by word, in its own order. */
export const WordByWord = z.strictObject({
  words: z.array(Word),
  /** The same words in the order of prose, where that order differs. */
  prose: InBothScripts.exactOptional(),
});
export type WordByWord = z.infer<typeof WordByWord>;

/** A mantra with everything that its chanting screen shows. */
export const ChantedMantra = Mantra.extend({
  pronunciation: z.array(PronunciationHint),
  instructions: z.array(z.string()),
  tradition: Tradition.exactOptional(),
  /** The field is present where its words are a reply of their own. */
  hasWords: z.literal(true).exactOptional(),
  /** The field is present exactly where `audioUrl` is. */
  timing: z.array(TimedSyllable).exactOptional(),
  /** The field is absent where there are no other recordings. */
  otherRecordings: z.array(OtherRecording).exactOptional(),
});
export type ChantedMantra = z.infer<typeof ChantedMantra>;
