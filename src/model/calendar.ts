import { z } from "zod";
import { DeityName } from "./deity.ts";
import { MantraName } from "./mantra.ts";

/** A name in plain English letters and in IAST. */
export const InLatinLetters = z.strictObject({ plain: z.string(), iast: z.string() });
export type InLatinLetters = z.infer<typeof InLatinLetters>;

export const ListedPlace = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  /** Degrees north and east, to a tenth of a degree. */
  latitude: z.number(),
  longitude: z.number(),
  /** The IANA name of its time zone. */
  zone: z.string(),
});
export type ListedPlace = z.infer<typeof ListedPlace>;

/**
 * The place for which a calendar is computed: a listed place, or a position with the name of the nearest place, if one
 * is near.
 */
export const CalendarPlace = ListedPlace.omit({ id: true, name: true, country: true }).extend({
  id: z.string().exactOptional(),
  name: z.string().nullable(),
});
export type CalendarPlace = z.infer<typeof CalendarPlace>;

/** Date and time by the clock of the place, such as 2026-11-27T06:21. */
const LocalTime = z.string();
/** A date such as 2026-11-27. */
const LocalDate = z.string();

/** The number, from 1, of what runs at sunrise, and the time at which it ends. */
const Running = z.strictObject({ number: z.int(), ends: LocalTime });

export const DayObservance = z.strictObject({
  id: z.string(),
  /** The custom that puts the observance on this day, where two customs put it on different days. */
  custom: z.enum(["smarta", "vaishnava"]).exactOptional(),
  /** The reason why a good calendar may print another day, and that day. */
  doubt: z.strictObject({ why: z.string(), other: LocalDate }).exactOptional(),
});
export type DayObservance = z.infer<typeof DayObservance>;

/** A day lasts from its sunrise to the next. */
export const CalendarDay = z.strictObject({
  date: LocalDate,
  sunrise: LocalTime,
  sunset: LocalTime,
  /** The first moonrise after sunrise; null where the moon does not rise. */
  moonrise: LocalTime.nullable(),
  /** The tithis 1 to 15 are in the bright half, 16 to 30 in the dark half. */
  tithi: Running,
  /** The nakshatras are numbered from 1 (Ashvini) to 27 (Revati). */
  nakshatra: Running,
  /**
   * The lunar month at sunrise, numbered from 0 (Chaitra), both for months that end with the new moon and for months
   * that end with the full moon.
   */
  month: z.strictObject({ amanta: z.int(), purnimanta: z.int(), isAdhika: z.literal(true).exactOptional() }),
  observances: z.array(DayObservance),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** What people do on a day, and which texts of the catalogue belong to it. */
export const ObservanceText = z.strictObject({
  name: z.string(),
  iast: z.string(),
  text: z.string(),
  /** The field is true for an observance that comes once a year. */
  isFestival: z.literal(true).exactOptional(),
  deities: z.array(DeityName.pick({ id: true, name: true })),
  mantras: z.array(MantraName.extend({ deityId: z.string() })),
  hymns: z.array(MantraName),
});
export type ObservanceText = z.infer<typeof ObservanceText>;

export const Calendar = z.strictObject({
  place: CalendarPlace,
  /** The days in order. There are none where the sun stays up or down for days. */
  days: z.array(CalendarDay),
  /** The nearest listed place that has a sunrise every day. The field is present where there are no days. */
  instead: ListedPlace.exactOptional(),
  /** The texts of these days' observances, by id. */
  observances: z.record(z.string(), ObservanceText),
  names: z.strictObject({
    tithis: z.array(InLatinLetters),
    nakshatras: z.array(InLatinLetters),
    months: z.array(InLatinLetters),
  }),
});
export type Calendar = z.infer<typeof Calendar>;

/** The calendar of the site's place, the present date there, and the title and description of the page. */
export const CalendarNow = Calendar.extend({ today: LocalDate, title: z.string(), description: z.string() });
export type CalendarNow = z.infer<typeof CalendarNow>;
