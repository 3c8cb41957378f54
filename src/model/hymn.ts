import type { DeityName } from "./deity.ts";
import type { Mantra, PronunciationHint, TimedSyllable, Tradition } from "./mantra.ts";

/** Languages of hymns, by their ISO 639 code: Sanskrit, Awadhi, Hindi. */
export const hymnLanguages = ["sa", "awa", "hi"] as const;
export type HymnLanguage = (typeof hymnLanguages)[number];

/** A hymn as one card of the list. */
export interface HymnCard {
  id: string;
  title: string;
  /** Title in Devanagari. */
  sanskritTitle: string;
  description: string;
  language: HymnLanguage;
  deity: DeityName;
  verseCount: number;
}

/** A verse of a hymn, which can be chanted like a mantra. */
export interface HymnVerse extends Pick<
  Mantra,
  "id" | "title" | "sanskrit" | "transliteration" | "padas" | "width" | "meaning" | "audioUrl"
> {
  /** Its place in the hymn in words: "Verse 12", "Closing doha". */
  name: string;
  /** Present where its words can be asked for one by one. */
  hasWords?: true;
}

/** A hymn as a link names it. */
export type HymnName = Pick<HymnCard, "id" | "title">;

/** A complete text of several verses. */
export interface Hymn extends HymnCard {
  introduction: string;
  /** Author and book. */
  source: string;
  /** Edition whose text is printed here. */
  edition: string;
  /** Readings that other editions have, a sentence each. */
  readings: string[];
  /** Sounds that recur in it. Absent where nothing is said of them, and in a reply kept from an older release. */
  pronunciation?: PronunciationHint[];
  tradition?: Tradition;
  verses: HymnVerse[];
}

/** Times of the syllables of each verse; empty for a verse without a recording. */
export type HymnTiming = TimedSyllable[][];
