import { localDateOf } from "#practice/calendar-date.ts";

/** The day it is here, for someone whose day begins so many hours after midnight. */
export function todayHere(dayBeginsAt: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return localDateOf(new Date().toISOString(), timeZone, dayBeginsAt);
}
