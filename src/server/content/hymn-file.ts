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
import { Moment, Text } from "./text-files.ts";

/** Mātrās of a line in the metres that count them; a doha alternates between two lengths. */
export const matraMetres = { chaupai: [16], doha: [13, 11], matrasamaka: [16] } as const;

const metreNames = [...Object.keys(metres), ...Object.keys(matraMetres)] as (
  | keyof typeof metres
  | keyof typeof matraMetres
)[];

export const HymnVerseFile = z.strictObject({
  /** Part of the hymn that has no number, such as an opening or a closing. It takes the number's place in the id. */
  part: Slug.optional(),
  /** Name of the part, which a verse with `part` must have. */
  name: Words.optional(),
  /** Text with its Vedic accents, where it has them. */
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

/** A part of a long hymn, which goes up to the next one. */
export const HymnSectionFile = z.strictObject({
  /** Last part of its address, `/hymns/{hymn}/{id}`. */
  id: Slug,
  name: Words,
  /** What it tells, where more is to be said than its name. */
  introduction: Words.optional(),
  /** The verse with which it begins: its number, or its `part`. */
  first: z.union([z.int().positive(), Slug]),
});
export type HymnSectionFile = z.infer<typeof HymnSectionFile>;

/** A complete text, verse by verse: content/hymns/{id}.yaml. */
export const HymnFile = z.strictObject({
  updated: Moment,
  /** Place in the list. */
  order: z.int().positive(),
  title: Words,
  sanskritTitle: Devanagari,
  deity: Slug,
  language: z.enum(hymnLanguages),
  description: inEachLanguage(Text.max(90)),
  introduction: Words,
  source: Words,
  edition: Words,
  readings: inEachLanguage(z.array(Text)),
  /** Sounds that recur in the hymn. */
  pronunciation: Pronunciation.optional(),
  tradition: TraditionNotes.optional(),
  /** The school whose accents the verses have; without one, only what all schools write alike is read. */
  accents: z.enum(accentSchools).optional(),
  /** Instructions that are shown with every verse when it is chanted by itself. */
  instructions: inEachLanguage(z.array(Text).min(1)),
  /** Parts that are read one by one. A hymn of more than sixty verses must have them. */
  sections: z.array(HymnSectionFile).min(2).optional(),
  verses: z.array(HymnVerseFile).min(2),
});
export type HymnFile = z.infer<typeof HymnFile>;
