import { dateInWords } from "#model/dates.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { deviceTimeZone } from "../../device/time-zone.ts";

/** Day of a moment in the zone of this device, for a day that begins so many hours after midnight. */
export const dayInWords = (moment: string | null, dayBeginsAt = 0) =>
  moment && dateInWords(localDateOf(moment, deviceTimeZone(), dayBeginsAt));
