import type { HistoryEntry } from "#contract/personal-replies.ts";
import { language } from "#messages/language.ts";
import { historyMessages as t } from "#messages/history.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";

const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockIn(timeZone: string) {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = makeClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** Null for a zone that this browser does not know. */
function makeClock(timeZone: string) {
  try {
    return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone });
  } catch (error) {
    console.info(`Times in ${timeZone} are not shown`, error);
    return null;
  }
}

/**
 * Time at which an entry began, on the clocks of the place where it was recorded, which is named where the clock of this
 * device said something else. Of an entry by hand only the day is known.
 */
export function timeOf({ isByHand, startedAt, timeZone }: HistoryEntry): string | null {
  const clock = isByHand ? null : clockIn(timeZone);
  if (!clock) return null;
  const time = clock.format(Date.parse(startedAt));
  const isHere = clockIn(deviceTimeZone())?.format(Date.parse(startedAt)) === time;
  return isHere ? time : t.timeElsewhere(time, placeOf(timeZone));
}

/** "Port of Spain" for "America/Port_of_Spain". */
const placeOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
