import { dateInWords } from "#model/dates.ts";
import { localDateOf } from "#practice/calendar-date.ts";

/** Where the person is now, which says which day is today. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The day that a moment belongs to here, for somebody whose day begins so many hours after midnight. */
export const dayInWords = (moment: string | null, dayBeginsAt = 0) =>
  moment && dateInWords(localDateOf(moment, timeZone, dayBeginsAt));
