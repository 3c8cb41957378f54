import { z } from "zod";

/** The same text in Devanagari and in IAST. */
const InBothScripts = z.strictObject({ sanskrit: z.string(), transliteration: z.string() });

/**
 * A quarter of a verse, or a phrase of prose. The pieces of all pādas, joined, are the whole text: a piece that another
 * one follows ends with a space, or in the middle of a word.
 */
export const Pada = InBothScripts.extend({
  /** The transliteration with its accents, where the Devanagari has them: udātta as an acute, svarita as a grave. */
  accented: z.string().exactOptional(),
  /** The transliteration in plain English letters, without dandas. */
  plain: z.string(),
});
export type Pada = z.infer<typeof Pada>;

/** A text in one piece. */
export const wholeText = ({ padas }: { padas: readonly Pada[] }, script: "sanskrit" | "transliteration") =>
  padas.map((pada) => pada[script]).join("");

const MalaMinutes = z.int().min(1);

/** A mantra as lists and cards show it. */
export const Mantra = z.strictObject({
  /** Unique in the whole catalogue, not only for its deity. */
  id: z.string(),
  title: z.string(),
  /** Devanagari, NFC, with its dandas. */
  sanskrit: z.string(),
  /** IAST of exactly that Devanagari; `|` and `||` stand for the dandas. */
  transliteration: z.string(),
  /** The same text, cut where it is to be broken into lines. */
  padas: z.array(Pada),
  /** Width of the longest pāda in Devanagari, in em and rounded up: its letters are as large as that allows. */
  width: z.number(),
  meaning: z.string(),
  /** Statements of tradition about it, a sentence each. */
  benefits: z.array(z.string()),
  /** Absent where there is no recording. */
  audioUrl: z.string().exactOptional(),
  /** About how many minutes a mala takes with the recording. Absent where there is none, and in a reply kept from an older release. */
  malaMinutes: MalaMinutes.exactOptional(),
  /** Scripture and verse, or "traditional". */
  source: z.string(),
});
export type Mantra = z.infer<typeof Mantra>;

/** A mantra as a link names it. */
export const MantraName = Mantra.pick({ id: true, title: true });
export type MantraName = z.infer<typeof MantraName>;

/** A sound that an English reader would get wrong in this very text. */
export const PronunciationHint = z.strictObject({
  /** The IAST letters, or the word they stand in. */
  sound: z.string(),
  hint: z.string(),
});
export type PronunciationHint = z.infer<typeof PronunciationHint>;

/**
 * One sung syllable. The pieces of all syllables, joined, are the whole text (spaces and dandas belong to the
 * piece before them); `start` and `end` are seconds from the start of the recording. The end is absent where the next
 * syllable begins at once.
 */
export const TimedSyllable = InBothScripts.extend({ start: z.number(), end: z.number().exactOptional() });
export type TimedSyllable = z.infer<typeof TimedSyllable>;

/** One more recording of a mantra, by somebody else. */
export const OtherRecording = z.strictObject({
  /** Unique among those of its mantra. */
  id: z.string(),
  /** Name of the voice, and the license. */
  credit: z.string(),
  isSynthesized: z.literal(true).exactOptional(),
  audioUrl: z.string(),
  timing: z.array(TimedSyllable),
  /** Absent in a reply kept from an older release. */
  malaMinutes: MalaMinutes.exactOptional(),
});
export type OtherRecording = z.infer<typeof OtherRecording>;

/** Tradition of a mantra's recitation; each field is absent where it says nothing. */
export const Tradition = z.strictObject({
  /** Ṛṣi, to whom it was revealed. */
  seer: z.string().exactOptional(),
  /** Chandas. */
  metre: z.string().exactOptional(),
  /** Devatā, to whom it is addressed. */
  deity: z.string().exactOptional(),
  /** Number and time of repetitions, a sentence. */
  times: z.string().exactOptional(),
  /** Says in a sentence whether it is received from a teacher. */
  initiation: z.string().exactOptional(),
});
export type Tradition = z.infer<typeof Tradition>;

/** A word of a text with sandhi undone, as it stands before a pause. */
export const Word = z.strictObject({
  sanskrit: z.string(),
  /** IAST. */
  transliteration: z.string(),
  /** Members of a compound in IAST, sandhi undone, with hyphens between them. */
  parts: z.string().exactOptional(),
  stem: z.string(),
  /** Plain English for what the form says: "to Shiva: dative". */
  grammar: z.string(),
  meaning: z.string(),
  /** Indices of the first and last syllable of the recording in which it is sung; two words may share one. */
  syllables: z.tuple([z.int(), z.int()]).exactOptional(),
});
export type Word = z.infer<typeof Word>;

/** A text word by word, in its own order. */
export const WordByWord = z.strictObject({
  words: z.array(Word),
  /** The same words in the order of prose, where that differs. */
  prose: InBothScripts.exactOptional(),
});
export type WordByWord = z.infer<typeof WordByWord>;

/** A mantra with all that its chanting screen shows. */
export const ChantedMantra = Mantra.extend({
  pronunciation: z.array(PronunciationHint),
  instructions: z.array(z.string()),
  tradition: Tradition.exactOptional(),
  /** Present where its words can be asked for one by one. */
  hasWords: z.literal(true).exactOptional(),
  /** Present exactly where `audioUrl` is. */
  timing: z.array(TimedSyllable).exactOptional(),
  /** Absent where there are none. */
  otherRecordings: z.array(OtherRecording).exactOptional(),
});
export type ChantedMantra = z.infer<typeof ChantedMantra>;
