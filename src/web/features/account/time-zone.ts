import { dateInWords } from "#model/dates.ts";
import { localDateOf } from "#engines/calendar-date.ts";

/** Time zone of the device, which decides which day is today. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Day of a moment in this time zone, for a day that begins so many hours after midnight. */
export const dayInWords = (moment: string | null, dayBeginsAt = 0) =>
  moment && dateInWords(localDateOf(moment, timeZone, dayBeginsAt));
