import { z } from "zod";
import { DeityName, HymnName } from "./deity.ts";
import { Mantra, PronunciationHint, TimedSyllable, Tradition } from "./mantra.ts";

/** Languages of hymns, by their ISO 639 code: Sanskrit, Awadhi, Hindi, Braj, Marathi. */
export const hymnLanguages = ["sa", "awa", "hi", "bra", "mr"] as const;
export type HymnLanguage = (typeof hymnLanguages)[number];

/** A hymn as one card of the list. */
export const HymnCard = HymnName.extend({
  /** Title in Devanagari. */
  sanskritTitle: z.string(),
  description: z.string(),
  language: z.enum(hymnLanguages),
  deity: DeityName.omit({ svgIcon: true }),
  verseCount: z.int().min(1),
  /** Length of its recordings. Absent where a verse has none, and in a reply kept from an older release. */
  seconds: z.int().exactOptional(),
});
export type HymnCard = z.infer<typeof HymnCard>;

/** A verse of a hymn, which can be chanted like a mantra. Its text is that of its pādas, and its words can be asked for. */
export const HymnVerse = Mantra.omit({ benefits: true, source: true, sanskrit: true, transliteration: true }).extend({
  /** Its place in the hymn in words: "Verse 12", "Closing doha". */
  name: z.string(),
});
export type HymnVerse = z.infer<typeof HymnVerse>;

/** A part of a long hymn, as a link names it. */
export const HymnSection = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Id of the verse with which it begins. */
  first: z.string(),
  verseCount: z.int().min(1),
  /** True where the hymn is divided only so that its page is light at first: links lead to the hymn, not to the part. */
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
 * the one that `section` names. Its title and its introduction are then those of the section, and what is said of the
 * text is left to the hymn.
 */
export const Hymn = HymnCard.extend({
  /** Absent where the hymn is read as a whole. */
  sections: z.array(HymnSection).exactOptional(),
  section: z.string().exactOptional(),
  introduction: z.string(),
  /** Author and book. */
  source: z.string(),
  /** Edition whose text is printed here. */
  edition: z.string().exactOptional(),
  /** Readings that other editions have, a sentence each. */
  readings: z.array(z.string()).exactOptional(),
  /** Sounds that recur in it. Absent where nothing is said of them, and in a reply kept from an older release. */
  pronunciation: z.array(PronunciationHint).exactOptional(),
  tradition: Tradition.exactOptional(),
  verses: z.array(HymnVerse),
});
export type Hymn = z.infer<typeof Hymn>;

/** Times of the syllables of each verse; empty for a verse without a recording. */
export const HymnTiming = z.array(z.array(TimedSyllable));
export type HymnTiming = z.infer<typeof HymnTiming>;
