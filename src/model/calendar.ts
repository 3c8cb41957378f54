import { z } from "zod";
import { DeityName } from "./deity.ts";
import { MantraName } from "./mantra.ts";

/** A name in plain English letters and in IAST. */
export const InLatinLetters = z.strictObject({ plain: z.string(), iast: z.string() });
export type InLatinLetters = z.infer<typeof InLatinLetters>;

/** A place of the list. */
export const ListedPlace = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  /** Degrees north and east, to a tenth. */
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name of its time zone. */
  zone: z.string(),
});
export type ListedPlace = z.infer<typeof ListedPlace>;

/** Where a calendar is for: a place of the list, or a position with the name of the nearest place, if one is near. */
export const CalendarPlace = ListedPlace.omit({ id: true, name: true, country: true }).extend({
  id: z.string().exactOptional(),
  name: z.string().nullable(),
});
export type CalendarPlace = z.infer<typeof CalendarPlace>;

/** Date and time of the place, such as 2026-11-27T06:21. */
const LocalTime = z.string();
/** Such as 2026-11-27. */
const LocalDate = z.string();

/** What runs at sunrise, by its number from 1, and when it ends. */
const Running = z.strictObject({ number: z.int(), ends: LocalTime });

export const DayObservance = z.strictObject({
  id: z.string(),
  /** Whose custom it is, where two put it on different days. */
  custom: z.enum(["smarta", "vaishnava"]).exactOptional(),
  /** Why good calendars may print another day, and which. */
  doubt: z.strictObject({ why: z.string(), other: LocalDate }).exactOptional(),
});
export type DayObservance = z.infer<typeof DayObservance>;

/** A day from its sunrise on. */
export const CalendarDay = z.strictObject({
  date: LocalDate,
  sunrise: LocalTime,
  sunset: LocalTime,
  /** The first after sunrise; null where the moon does not rise. */
  moonrise: LocalTime.nullable(),
  /** 1 to 15 in the bright half, 16 to 30 in the dark. */
  tithi: Running,
  /** 1 (Ashvini) to 27 (Revati). */
  nakshatra: Running,
  /** The lunar month at sunrise, from 0 (Chaitra), as months end with the new moon and as they end with the full moon. */
  month: z.strictObject({ amanta: z.int(), purnimanta: z.int(), isAdhika: z.literal(true).exactOptional() }),
  observances: z.array(DayObservance),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** What people do on a day, and what of the catalogue belongs to it. */
export const ObservanceText = z.strictObject({
  name: z.string(),
  iast: z.string(),
  text: z.string(),
  /** True for what comes once a year. */
  isFestival: z.literal(true).exactOptional(),
  deities: z.array(DeityName.pick({ id: true, name: true })),
  mantras: z.array(MantraName.extend({ deityId: z.string() })),
  hymns: z.array(MantraName),
});
export type ObservanceText = z.infer<typeof ObservanceText>;

export const Calendar = z.strictObject({
  place: CalendarPlace,
  /** One after the other. None where the sun stays up or down for days. */
  days: z.array(CalendarDay),
  /** Present without days: the nearest place of the list that has a sunrise every day. */
  instead: ListedPlace.exactOptional(),
  /** Of the observances of these days, by id. */
  observances: z.record(z.string(), ObservanceText),
  names: z.strictObject({
    tithis: z.array(InLatinLetters),
    nakshatras: z.array(InLatinLetters),
    months: z.array(InLatinLetters),
  }),
});
export type Calendar = z.infer<typeof Calendar>;

/** The calendar of the site's place, the day that it is there, and what its page is called. */
export const CalendarNow = Calendar.extend({ today: LocalDate, title: z.string(), description: z.string() });
export type CalendarNow = z.infer<typeof CalendarNow>;
