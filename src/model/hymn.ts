import type { DeityName } from "./deity.ts";
import type { Mantra, PronunciationHint, TimedSyllable, Tradition } from "./mantra.ts";

/** Languages of hymns as ISO 639 codes: Sanskrit, Awadhi, Hindi. */
export const hymnLanguages = ["sa", "awa", "hi"] as const;
export type HymnLanguage = (typeof hymnLanguages)[number];

/** A hymn as the list of hymns shows it. */
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
  /** Place of the verse in the hymn, in words: "Verse 12", "Closing doha". */
  name: string;
  /** Present if the verse can be asked for word by word. */
  hasWords?: true;
}

/** What a link to a hymn needs. */
export type HymnName = Pick<HymnCard, "id" | "title">;

/** A complete text of several verses. */
export interface Hymn extends HymnCard {
  introduction: string;
  /** Author and book of the text. */
  source: string;
  /** The edition whose text is printed here. */
  edition: string;
  /** Readings that other editions have, one sentence each. */
  readings: string[];
  /**
   * Sounds that recur in the hymn. Absent if there are no hints, and in replies that the browser kept from an older
   * release.
   */
  pronunciation?: PronunciationHint[];
  tradition?: Tradition;
  verses: HymnVerse[];
}

/** The times of the syllables of each verse. The list of a verse without a recording is empty. */
export type HymnTiming = TimedSyllable[][];
