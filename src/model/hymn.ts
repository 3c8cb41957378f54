import { z } from "zod";
import { DeityName, HymnName } from "./deity.ts";
import { Mantra, PronunciationHint, TimedSyllable, Tradition } from "./mantra.ts";

/** Languages of hymns, by their ISO 639 code: Sanskrit, Awadhi, Hindi, Braj, Marathi. */
export const hymnLanguages = ["sa", "awa", "hi", "bra", "mr"] as const;
export type HymnLanguage = (typeof hymnLanguages)[number];

/** A hymn as a card of the list. */
export const HymnCard = HymnName.extend({
  /** The title in Devanagari. */
  sanskritTitle: z.string(),
  description: z.string(),
  language: z.enum(hymnLanguages),
  deity: DeityName.omit({ svgIcon: true }),
  verseCount: z.int().min(1),
  /**
   * The length of its recordings. The field is absent where a verse has none, and in a reply that is kept from an older
   * release.
   */
  seconds: z.int().exactOptional(),
});
export type HymnCard = z.infer<typeof HymnCard>;

/**
 * A verse of a hymn, which can be chanted like a mantra. Its pādas are its text. Its words are a reply of their own.
 */
export const HymnVerse = Mantra.omit({ benefits: true, source: true, sanskrit: true, transliteration: true }).extend({
  /** The name of its place in the hymn, such as "Verse 12" or "Closing doha". */
  name: z.string(),
});
export type HymnVerse = z.infer<typeof HymnVerse>;

/** A section of a long hymn as a link names it. */
export const HymnSection = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The id of the verse with which it begins. */
  first: z.string(),
  verseCount: z.int().min(1),
  /**
   * The field is true where the hymn is only divided so that its page is light at first. Links then lead to the hymn,
   * not to the section.
   */
  isUnmarked: z.literal(true).exactOptional(),
});
export type HymnSection = z.infer<typeof HymnSection>;

/**
 * Returns the section to which a link to the verse at this place of the whole hymn leads. The sections divide the hymn
 * without a gap.
 */
export function sectionAt(sections: readonly HymnSection[], place: number): HymnSection | undefined {
  let end = 0;
  const section = sections.find(({ verseCount }) => place < (end += verseCount));
  return section?.isUnmarked ? undefined : section;
}

/**
 * A text of several verses. A long one is read section by section: its `verses` are those of the first section, or of
 * the section that `section` names. Title and introduction are then those of the section, and everything else about the
 * text stands only with the whole hymn.
 */
export const Hymn = HymnCard.extend({
  /** The field is absent where the hymn is read as a whole. */
  sections: z.array(HymnSection).exactOptional(),
  section: z.string().exactOptional(),
  introduction: z.string(),
  /** The author and the book. */
  source: z.string(),
  /** The edition whose text is printed here. */
  edition: z.string().exactOptional(),
  /** Sentences about readings in other editions. */
  readings: z.array(z.string()).exactOptional(),
  /**
   * Explanations of sounds that recur in the hymn. The field is absent where there are none, and in a reply that is
   * kept from an older release.
   */
  pronunciation: z.array(PronunciationHint).exactOptional(),
  tradition: Tradition.exactOptional(),
  verses: z.array(HymnVerse),
});
export type Hymn = z.infer<typeof Hymn>;

/** The times of the syllables of each verse. The list of a verse without a recording is empty. */
export const HymnTiming = z.array(z.array(TimedSyllable));
export type HymnTiming = z.infer<typeof HymnTiming>;
