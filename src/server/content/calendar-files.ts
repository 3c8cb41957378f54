import { z } from "zod";
import { isTimeZone } from "#engines/calendar-date.ts";
import type { ListedPlace } from "#model/calendar.ts";
import type { Language } from "#model/languages.ts";
import { Slug } from "#model/slug.ts";
import { inEachLanguage, Words } from "./content-files.ts";
import { Moment } from "./text-files.ts";

const Text = z.string().trim().min(1);
const TextInEachLanguage = inEachLanguage(Text);

export const ObservancesFile = z.array(
  z.strictObject({
    id: Slug,
    name: Words,
    iast: Text,
    /** This text says what people do on that day. */
    text: Words,
    deities: z.array(Slug).default([]),
    mantras: z.array(Slug).default([]),
    hymns: z.array(Slug).default([]),
    /** The field is true for an observance of every month, such as the ekadashis. */
    isMonthly: z.literal(true).optional(),
    /** This monthly observance has the same tithi, and is not named beside the festival. */
    replaces: Slug.optional(),
  }),
);
export type ObservancesFile = z.infer<typeof ObservancesFile>;

const Weekday = z.strictObject({ deities: z.array(Slug).min(1), why: Words });

export const MantraOfTheDayFile = z.strictObject({
  /** {name} stands for the name of the festival. */
  festival: Words,
  /** The weekdays begin with Sunday. */
  weekdays: z.array(Weekday).length(7),
});
export type MantraOfTheDayFile = z.infer<typeof MantraOfTheDayFile>;

const doubtReasons = [
  "both-days",
  "neither-day",
  "close",
  "eleventh-at-no-sunrise",
  "eleventh-at-two-sunrises",
  "twelfth-at-no-sunrise",
  "bhadra-all-day",
  "bhadra-past-midnight",
  "shravana-on-second-day",
] as const;
const dayParts = [
  "sunrise",
  "moonrise",
  "daytime",
  "forenoon",
  "madhyahna",
  "aparahna",
  "pradosha",
  "nishita",
  "arunodaya",
] as const;

/** The sentences for the reasons that calendar/observance.ts lists as doubts. */
export const DoubtsFile = z.strictObject({
  reasons: z.record(z.enum(doubtReasons), TextInEachLanguage),
  parts: z.record(z.enum(dayParts), TextInEachLanguage),
});
export type DoubtsFile = z.infer<typeof DoubtsFile>;

const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e5), "must be given to a tenth of a degree");
const Position = z.tuple([degrees(90), degrees(180)]);

export const PlacesFile = z.strictObject({
  site: Slug,
  /** The positions by zone, then country, then city. */
  zones: z.record(z.string().refine(isTimeZone, "must be an IANA time zone"), z.record(Text, z.record(Text, Position))),
});
export type PlacesFile = z.infer<typeof PlacesFile>;

/** The names of the places in another language: content/{language}/calendar/places.yaml. */
export const PlaceNamesFile = z.strictObject({ countries: z.record(Text, Text), cities: z.record(Text, Text) });
export type PlaceNamesFile = z.infer<typeof PlaceNamesFile>;

/** Title and description of the page. */
export const CalendarPageFile = z.strictObject({ updated: Moment, title: Words, description: Words });
export type CalendarPageFile = z.infer<typeof CalendarPageFile>;

export interface CalendarFiles {
  page: CalendarPageFile;
  observances: ObservancesFile;
  mantraOfTheDay: MantraOfTheDayFile;
  doubts: DoubtsFile;
  /** The id of the site's place. */
  site: string;
  /** The places as each language names them, in the order of their names. */
  places: Record<Language, readonly ListedPlace[]>;
}
