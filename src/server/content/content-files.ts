import { z } from "zod";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { readPadas } from "#model/padas.ts";
import { soundIds } from "#model/practice.ts";
import { Slug } from "#model/slug.ts";
import { Moment, OtherNames, Text } from "./text-files.ts";
import { translatedLanguages } from "./translations.ts";
import { WordTable } from "./word-table.ts";

/** The schema of a text for readers, by language. A text that is not translated is shown in the main language. */
export const inEachLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .strictObject({
      [mainLanguage]: shape,
      ...Object.fromEntries(translatedLanguages.map((language) => [language, shape.optional()])),
    })
    .transform((texts) => inAllLanguages(texts as Partial<Record<Language, z.output<Shape>>>));

/** Fills in the text of the main language, which the schema requires, for the languages that have none. */
const inAllLanguages = <Written>(texts: Partial<Record<Language, Written>>) =>
  Object.fromEntries(languages.map((language) => [language, texts[language] ?? texts[mainLanguage]])) as Record<
    Language,
    Written
  >;

export const Words = inEachLanguage(Text);
const Sentences = inEachLanguage(z.array(Text).min(1));

/** A verse, with a line for each pāda (model/padas.ts). */
export const Verse = Text.transform(readPadas);

/** A text in Devanagari, with the signs of the Vedic accents, ॒ and ॑, where it has them. */
export const Devanagari = Text.regex(
  /^([\p{Script=Devanagari}।॥\u0951\u0952\s]|-\n)+$/u,
  "must be written in Devanagari",
).refine((text) => text === text.normalize("NFC"), "must be in Unicode normal form C");

/** The number of syllables in each line of a stanza, by the name of the metre. */
export const metres = {
  gayatri: [8, 8, 8],
  anushtubh: [8, 8, 8, 8],
  rathoddhata: [11, 11, 11, 11],
  upajati: [11, 11, 11, 11],
  trishtubh: [11, 11, 11, 11],
  shalini: [11, 11, 11, 11],
  jagati: [12, 12, 12, 12],
  sragvini: [12, 12, 12, 12],
  bhujangaprayata: [12, 12, 12, 12],
  vasantatilaka: [14, 14, 14, 14],
  malini: [15, 15, 15, 15],
  tunaka: [15, 15, 15, 15],
  /** Each quarter of a tunaka is printed in two lines, because it may be a single word that is too long for a phone. */
  tunakaInHalves: [8, 7, 8, 7, 8, 7, 8, 7],
  panchachamara: [16, 16, 16, 16],
  /** Each quarter of this savaiya of the living languages has 23 syllables and is printed in two lines. */
  mattagayandaInHalves: [12, 11, 12, 11, 12, 11, 12, 11],
  mandakranta: [17, 17, 17, 17],
  shardulavikridita: [19, 19, 19, 19],
} as const;

/**
 * The number of syllables in each line as it is written, for lines that have more or fewer than their metre, as Vedic
 * lines may.
 */
export const WrittenSyllables = z.array(z.int().positive()).min(1).optional();

/**
 * The numbers, counted from 1, of syllables that the metre needs light although two consonants follow. Prosody allows
 * that before pr, tr and similar pairs (muta cum liquida).
 */
export const LightSyllables = z.array(z.int().positive()).min(1).optional();

export const Pronunciation = inEachLanguage(z.array(z.strictObject({ sound: Text, hint: Text })).min(1));

/** What is handed down about the recitation of the text. */
export const TraditionNotes = inEachLanguage(
  z.strictObject({
    seer: Text.exactOptional(),
    metre: Text.exactOptional(),
    deity: Text.exactOptional(),
    times: Text.exactOptional(),
    initiation: Text.exactOptional(),
  }),
);

export const MantraFile = z.strictObject({
  updated: Moment,
  title: Words,
  otherNames: OtherNames,
  sanskrit: Devanagari.pipe(Verse),
  transliteration: Verse,
  metre: z.enum(Object.keys(metres) as [keyof typeof metres]).optional(),
  writtenSyllables: WrittenSyllables,
  lightSyllables: LightSyllables,
  /** The padapāṭha. Joined by the rules of sandhi, its words must be the transliteration (check-words.ts). */
  words: inEachLanguage(WordTable).optional(),
  /** The words in the order of prose, in IAST with spaces between them, where that order differs from the verse. */
  prose: Text.optional(),
  source: Words,
  meaning: Words,
  benefits: Sentences,
  pronunciation: Pronunciation,
  instructions: Sentences,
  tradition: TraditionNotes.optional(),
});
export type MantraFile = z.infer<typeof MantraFile>;

const Color = Text.regex(/^(#[0-9a-f]{6}|var\(--[a-z0-9-]+\))$/, "must be a color such as #0a1430, or var(--token)");

/** The names of tokens in styles/tokens.css, and the light of the deity over its page. */
const nightTokens =
  "page paper text soft-text heading link accent gold line shade button button-text focus deity-wash".split(" ");

/** The hue and chroma, as in oklch(), from which every color of the deity is computed (styles/deity-themes.css). */
const DeityTheme = z.strictObject({
  hue: z.number().min(0).max(360),
  chroma: z.number().min(0).max(0.2).optional(),
  /** The colors of pages that are dark also by day. */
  night: z.record(z.enum(nightTokens), Color).optional(),
});
export type DeityTheme = z.infer<typeof DeityTheme>;

export const DeityFile = z.strictObject({
  updated: Moment,
  /**
   * The place on the home page. A deity without one is not shown there, and comes after the others in the list of all,
   * by its id.
   */
  order: z.int().positive().optional(),
  /** Other spellings of the id that work in addresses. */
  aliases: z.array(Slug).default([]),
  name: Words,
  sanskritName: Devanagari,
  otherNames: OtherNames,
  /** Titles of texts that people search for and the catalogue does not have. A search for one leads to the deity. */
  missingTexts: z.array(Text).default([]),
  description: inEachLanguage(Text.max(70)),
  longDescription: Words,
  theme: DeityTheme,
  mantras: z.array(Slug).min(1),
});
export type DeityFile = z.infer<typeof DeityFile>;

/**
 * The first part of the ids of feed entries. It is a tag (RFC 4151), or the address under which the entries were first
 * published.
 */
const FeedIdentity = z
  .string()
  .regex(
    /^(tag:[\w.@-]+,\d{4}(-\d\d){0,2}:|https?:\/\/[^\s/]+)$/,
    "must be like tag:example.org,2025: or https://example.org",
  );

export const SiteFile = z.strictObject({
  name: Text,
  tagline: Words,
  team: Words,
  email: z.email(),
  channel: z.strictObject({ name: Words, url: z.url({ protocol: /^https$/ }) }),
  quotation: z.strictObject({ sanskrit: Devanagari, translation: Words, source: Words }),
  feedIdentity: FeedIdentity.default("tag:mantramala.example,2025:"),
});

export type SiteFile = z.infer<typeof SiteFile>;

export const FeaturedFile = z.array(Slug);
export type FeaturedFile = z.infer<typeof FeaturedFile>;

/** A recording and its timing, which media/voice writes. */
export const RecordingFile = z.strictObject({
  audioUrl: z.string().startsWith("/audio/"),
  seconds: z.number().positive(),
  syllables: z
    .array(
      z.strictObject({
        sanskrit: z.string().min(1),
        transliteration: z.string(),
        start: z.number().nonnegative(),
        end: z.number().positive(),
      }),
    )
    .min(1),
});
export type RecordingFile = z.infer<typeof RecordingFile>;

/** A recording by another person, which media/recordings writes. */
export const OtherRecordingFile = RecordingFile.extend({
  credit: Text,
  isSynthesized: z.literal(true).exactOptional(),
});
export type OtherRecordingFile = z.infer<typeof OtherRecordingFile>;

/** A sound for meditation. media/meditation writes its description next to the sound itself. Times are in seconds. */
const SoundFile = z
  .strictObject({
    id: z.enum(soundIds),
    name: Words,
    type: z.enum(["chant", "instrument"]),
    audioUrl: z.string().startsWith("/audio/"),
    seconds: z.number().positive(),
    loopStart: z.number().nonnegative(),
    loopEnd: z.number().positive(),
    waveform: z.array(z.number().min(0).max(1)).min(8),
  })
  .refine(({ loopStart, loopEnd }) => loopStart < loopEnd, "must loop from an earlier to a later moment");

export const MeditationFile = z.strictObject({
  updated: Moment,
  sounds: z
    .array(SoundFile)
    .refine((sounds) => sounds.map(({ id }) => id).join() === soundIds.join(), `must be ${soundIds.join(", ")}`),
  video: z.strictObject({
    url: z.string().startsWith("/videos/"),
    poster: z.string().startsWith("/videos/"),
    description: Words,
  }),
});
export type MeditationFile = z.infer<typeof MeditationFile>;
