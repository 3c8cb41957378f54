import type { User } from "#model/user.ts";
import { localDateOf } from "#practice/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { latestEntries } from "./practice.store.ts";

interface Now {
  now: Date;
  /** Where the person is; left out, it is where the latest practice was. */
  timeZone: string | undefined;
}

/** The day a person lives in now. */
export async function findToday(db: Db, { uid, settings }: User, { now, timeZone }: Now): Promise<string> {
  const zone = timeZone ?? (await latestEntries(db, uid, 1)).at(0)?.timeZone ?? "UTC";
  return localDateOf(now.toISOString(), zone, settings.dayBeginsAt);
}
