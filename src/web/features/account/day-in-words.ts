import { dateInWords } from "#messages/dates.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { deviceTimeZone } from "../../device/time-zone.ts";

/**
 * Returns the day of a moment in words, in the zone of this device, where a day begins so many hours after midnight.
 */
export const dayInWords = (moment: string | null, dayBeginsAt = 0) =>
  moment && dateInWords(localDateOf(moment, deviceTimeZone(), dayBeginsAt));
