import type { User } from "#model/user.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { latestEntries } from "./practice.store.ts";

interface TodayOptions {
  now: Date;
  /** Current zone of the person; undefined for that of the latest practice. */
  timeZone: string | undefined;
}

/** Current calendar day of a person. */
export async function findToday(db: Db, { uid, settings }: User, { now, timeZone }: TodayOptions): Promise<string> {
  const zone = timeZone ?? (await latestEntries(db, uid, 1)).at(0)?.timeZone ?? "UTC";
  return localDateOf(now.toISOString(), zone, settings.dayBeginsAt);
}
