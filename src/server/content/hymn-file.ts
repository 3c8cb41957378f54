import { z } from "zod";
import { hymnLanguages } from "#model/hymn.ts";
import { accentSchools } from "#model/vedic-accents.ts";
import { Slug } from "#model/slug.ts";
import {
  Devanagari,
  inEachLanguage,
  LightSyllables,
  metres,
  Pronunciation,
  TraditionNotes,
  Verse,
  Words,
  WrittenSyllables,
} from "./content-files.ts";
import { WordTable } from "./word-table.ts";
import { Moment, OtherNames, Text } from "./text-files.ts";

/** The number of mātrās in a line, for metres that count them. The lines of a doha alternate between two numbers. */
export const matraMetres = { chaupai: [16], doha: [13, 11], matrasamaka: [16] } as const;

const metreNames = [...Object.keys(metres), ...Object.keys(matraMetres)] as (
  | keyof typeof metres
  | keyof typeof matraMetres
)[];

export const HymnVerseFile = z.strictObject({
  /**
   * A part of the hymn that has no number, such as an opening or a closing. Its name replaces the number in the id of
   * the verse.
   */
  part: Slug.optional(),
  /** The name of the part, which a verse with `part` must have. */
  name: Words.optional(),
  /** The text with its Vedic accents, if it has any. */
  sanskrit: Devanagari.pipe(Verse),
  transliteration: Verse,
  metre: z.enum(metreNames).optional(),
  writtenSyllables: WrittenSyllables,
  lightSyllables: LightSyllables,
  meaning: Words,
  words: inEachLanguage(WordTable),
  prose: Text.optional(),
});
export type HymnVerseFile = z.infer<typeof HymnVerseFile>;

/** A section of a long hymn. It ends where the next one begins. */
export const HymnSectionFile = z.strictObject({
  /** The last part of the address, `/hymns/{hymn}/{id}`. */
  id: Slug,
  name: Words,
  /** What the section tells, where its name does not say enough. */
  introduction: Words.optional(),
  /** The number or the `part` of the verse with which the section begins. */
  first: z.union([z.int().positive(), Slug]),
});
export type HymnSectionFile = z.infer<typeof HymnSectionFile>;

/** A complete text, verse by verse: content/hymns/{id}.yaml. */
export const HymnFile = z.strictObject({
  updated: Moment,
  /** The place in the list of hymns. */
  order: z.int().positive(),
  title: Words,
  otherNames: OtherNames,
  sanskritTitle: Devanagari,
  /** The addresses of the verses are under this deity. */
  deity: Slug,
  /** Other deities to whom the hymn is, as tradition or the text itself says. Their pages list it too. */
  alsoTo: z.array(Slug).default([]),
  language: z.enum(hymnLanguages),
  description: inEachLanguage(Text.max(90)),
  introduction: Words,
  source: Words,
  edition: Words,
  readings: inEachLanguage(z.array(Text)),
  /** The explanations of sounds that recur in the hymn. */
  pronunciation: Pronunciation.optional(),
  tradition: TraditionNotes.optional(),
  /**
   * The school that has written the accents of the verses. Without a school, only those signs are read that all schools
   * write alike.
   */
  accents: z.enum(accentSchools).optional(),
  /** The instructions are shown with every verse that is chanted by itself. */
  instructions: inEachLanguage(z.array(Text).min(1)),
  /** The sections are read one by one. A hymn of more than sixty verses must have them. */
  sections: z.array(HymnSectionFile).min(2).optional(),
  verses: z.array(HymnVerseFile).min(2),
});
export type HymnFile = z.infer<typeof HymnFile>;
