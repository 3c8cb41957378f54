import { hour } from "#model/durations.ts";

interface AllowanceOptions {
  now: () => Date;
  /** How many may be made in an hour for one visitor, and for all together. */
  ofVisitor: number;
  ofAll: number;
}

/**
 * Counts what is made for visitors, hour by hour, in memory: pages of the calendar need no database. As no more visitors
 * are remembered than things are made, nobody can fill the memory.
 */
export function createAllowance({ now, ofVisitor, ofAll }: AllowanceOptions) {
  let currentHour = -1;
  let made = 0;
  const madeFor = new Map<string, number>();

  /** Counts one more. False where the visitor, or all together, had enough. */
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
