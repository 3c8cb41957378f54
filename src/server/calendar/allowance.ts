import { hour } from "#model/durations.ts";

interface AllowanceOptions {
  now: () => Date;
  /** So many may be made in an hour for one visitor, and so many for all visitors together. */
  ofVisitor: number;
  ofAll: number;
}

/**
 * Counts in memory, hour by hour, how many calendars are made for visitors, because the calendar's pages need no
 * database. A visitor is only remembered with a calendar that was made, so the memory cannot be filled.
 */
export function createAllowance({ now, ofVisitor, ofAll }: AllowanceOptions) {
  let currentHour = -1;
  let made = 0;
  const madeFor = new Map<string, number>();

  /** Counts one more. Returns false where the visitor, or all visitors together, have used up the hour's number. */
  return function consume(visitor: string): boolean {
    const thisHour = Math.floor(now().getTime() / hour);
    if (thisHour !== currentHour) {
      currentHour = thisHour;
      made = 0;
      madeFor.clear();
    }
    const count = madeFor.get(visitor) ?? 0;
    if (made >= ofAll || count >= ofVisitor) return false;
    made++;
    madeFor.set(visitor, count + 1);
    return true;
  };
}
