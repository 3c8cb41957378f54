import { z } from "zod";
import { hymnLanguages } from "#model/hymn.ts";
import { Slug } from "#model/slug.ts";
import {
  Devanagari,
  inEachLanguage,
  LightSyllables,
  metres,
  Pronunciation,
  Text,
  TraditionNotes,
  Verse,
  Words,
  WrittenSyllables,
} from "./content-files.ts";
import { WordTable } from "./word-table.ts";
import { Moment } from "./text-files.ts";

/** Mātrās of a line in the metres that count them; a doha alternates two lengths. */
export const matraMetres = { chaupai: [16], doha: [13, 11], matrasamaka: [16] } as const;

const metreNames = [...Object.keys(metres), ...Object.keys(matraMetres)] as (
  | keyof typeof metres
  | keyof typeof matraMetres
)[];

export const HymnVerseFile = z.strictObject({
  /** Stands in its id instead of a number, for what is not counted: an opening, a closing. */
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
  /** Sounds that recur in it. */
  pronunciation: Pronunciation.optional(),
  tradition: TraditionNotes.optional(),
  /** Lines said of every verse where it is chanted by itself. */
  instructions: inEachLanguage(z.array(Text).min(1)),
  verses: z.array(HymnVerseFile).min(2),
});
export type HymnFile = z.infer<typeof HymnFile>;
