import type { User } from "#model/user.ts";
import { isTimeZone, localDateOf } from "#engines/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { latestEntries } from "./practice.store.ts";

interface TodayOptions {
  now: Date;
  /** The person's current zone. If it is undefined or unknown, the zone of the latest practice is used. */
  timeZone: string | undefined;
}

/** Finds the current calendar day of a person. */
export async function findToday(db: Db, { uid, settings }: User, { now, timeZone }: TodayOptions): Promise<string> {
  const isKnown = timeZone !== undefined && isTimeZone(timeZone);
  const zone = isKnown ? timeZone : (await latestEntries(db, uid, 1)).at(0)?.timeZone;
  return localDateOf(now.toISOString(), zone ?? "UTC", settings.dayBeginsAt);
}
