import type { Calendar, CalendarDay, CalendarPlace } from "#model/calendar.ts";
import type { Library } from "../content/library.ts";
import type { Day } from "./days.ts";
import { openLocalClock } from "./local-time.ts";
import { calendarNames } from "./names.ts";
import type { Doubt, Observance } from "./observance.ts";
import { observe } from "./observances.ts";
import { nakshatraAt, nextEndOfNakshatra } from "./sky.ts";
import type { Steps } from "./slices.ts";
import { purnimantaMonth, type Tithi } from "./tithis.ts";

type Texts = Library["calendar"];

interface Wanted {
  place: CalendarPlace;
  first: string;
  count: number;
}

/** Computes the calendar of a place as the API replies it. Throws NoSunrise for days without a sunrise. */
export function* computeCalendar(texts: Texts, { place, first, count }: Wanted): Steps<Calendar> {
  const { days, tithis, observances } = yield* observe(place, first, count);
  const shown = withoutReplaced(texts, observances);
  const clock = openLocalClock(place.zone);
  const computed: CalendarDay[] = [];
  for (const day of days) {
    const ofDay = shown.filter(({ date }) => date === day.date);
    computed.push(
      toCalendarDay(day, { clock, tithi: tithiOf(day, tithis), observances: toDayObservances(texts, ofDay) }),
    );
    yield;
  }
  const ids = new Set(shown.map(({ id }) => id));
  const named = [...texts.observances].filter(([id]) => ids.has(id)).map(([id, { text }]) => [id, text] as const);
  return { place, days: computed, observances: Object.fromEntries(named), names: calendarNames[texts.language] };
}

/**
 * Returns the observances that have a text, the most important of each day first. A monthly observance is left out
 * where a festival takes its place.
 */
export function withoutReplaced(texts: Texts, observances: readonly Observance[]): Observance[] {
  const order = [...texts.observances.keys()];
  const replaced = new Set(observances.map(({ id, date }) => `${texts.observances.get(id)?.replaces ?? ""} ${date}`));
  return observances
    .filter(({ id, date }) => texts.observances.has(id) && !replaced.has(`${id} ${date}`))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

function tithiOf({ sunrise, date }: Day, tithis: readonly Tithi[]) {
  const found = tithis.find(({ start, end }) => start <= sunrise && sunrise < end);
  if (!found) throw new Error(`No tithi was computed for ${date}`);
  return found;
}

interface DayParts {
  clock: ReturnType<typeof openLocalClock>;
  tithi: Tithi;
  observances: CalendarDay["observances"];
}

function toCalendarDay(day: Day, { clock, tithi, observances }: DayParts): CalendarDay {
  const nakshatra = nakshatraAt(day.sunrise);
  return {
    date: day.date,
    sunrise: clock.timeOf(day.sunrise),
    sunset: clock.timeOf(day.sunset),
    moonrise: day.moonrise === null ? null : clock.timeOf(day.moonrise),
    tithi: { number: tithi.number, ends: clock.timeOf(tithi.end) },
    nakshatra: { number: nakshatra, ends: clock.timeOf(nextEndOfNakshatra(nakshatra, day.sunrise)) },
    month: {
      amanta: tithi.month,
      purnimanta: purnimantaMonth(tithi),
      ...(tithi.isAdhika && { isAdhika: true as const }),
    },
    observances,
  };
}

const toDayObservances = (texts: Texts, observances: readonly Observance[]) =>
  observances.map(({ id, custom, doubt }) => ({
    id,
    ...(custom && { custom }),
    ...(doubt && { doubt: { why: sayDoubt(texts, doubt), other: doubt.other } }),
  }));

const sayDoubt = ({ doubts }: Texts, { reason, part }: Doubt) =>
  doubts.reasons[reason].replace("{part}", part ? doubts.parts[part] : "");
