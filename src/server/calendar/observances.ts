import { addDays } from "#engines/calendar-date.ts";
import { applyRule, concerns, type Around } from "./apply-rule.ts";
import { daysOf, type Day } from "./days.ts";
import { BRIGHT_EKADASHI, DARK_EKADASHI, placeEkadashi } from "./ekadashi.ts";
import { festivals, festivalsOfSun } from "./festivals.ts";
import type { Observance, Placed } from "./observance.ts";
import { createLatestUsed } from "./latest-used.ts";
import { janmashtami, rules } from "./rules.ts";
import type { Place } from "./sky.ts";
import type { Steps } from "./slices.ts";
import { tithisBetween, type Tithi } from "./tithis.ts";

/** So many days before the first and after the last are looked at too, because a rule compares neighboring days. */
const margin = 5;

export interface Observed {
  days: Day[];
  tithis: Tithi[];
  /** The observances are in the order of their dates. */
  observances: Observance[];
}

/** So many computations are kept: a year and the coming days of a place or two. */
const mostKept = 4;
/** The latest computations by place and days. They are the same in all languages, and for however many apps. */
const kept = createLatestUsed<Observed>(mostKept);

/** Returns all observances of a place from a date on, and the days themselves. */
export function* observe(place: Place, first: string, count: number): Steps<Observed> {
  const key = [place.latitude, place.longitude, place.zone, first, count].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const observed = yield* computeObserved(place, first, count);
  kept.set(key, observed);
  return observed;
}

function* computeObserved(place: Place, first: string, count: number): Steps<Observed> {
  const days = yield* daysOf(place, addDays(first, -margin), count + 2 * margin);
  const [begin, end] = [days[0]?.sunrise ?? 0, days.at(-1)?.nextSunrise ?? 0];
  const tithis = yield* tithisBetween(begin, end);
  const placed: Placed[] = [];
  for (const [index, tithi] of tithis.entries()) {
    placed.push(...ofTithi(tithi, { twelfth: tithis[index + 1], days }));
    yield;
  }
  for (const found of festivalsOfSun(days)) {
    if (found) placed.push(found);
    else yield;
  }
  const dates = new Set(days.slice(margin, -margin).map(({ date }) => date));
  return {
    days: days.slice(margin, -margin),
    tithis,
    observances: placed
      .map(toObservance)
      .filter(({ date }) => dates.has(date))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

function ofTithi(tithi: Tithi, { twelfth, days }: { twelfth: Tithi | undefined; days: readonly Day[] }): Placed[] {
  const index = days.findIndex(({ sunrise, nextSunrise }) => sunrise <= tithi.start && tithi.start < nextSunrise);
  const around = index + 3 < days.length ? aroundAt(days, index) : null;
  if (!around) return [];
  const isEkadashi = tithi.number === BRIGHT_EKADASHI || tithi.number === DARK_EKADASHI;
  return [
    ...rules.filter((rule) => concerns(rule, tithi)).map((rule) => applyRule(rule, tithi, around)),
    ...placeJanmashtami(tithi, around),
    ...festivals
      .filter((festival) => festival.tithi === tithi.number && festival.month === tithi.month && !tithi.isAdhika)
      .flatMap(({ place }) => place(tithi, around)),
    ...(isEkadashi && twelfth
      ? placeEkadashi({ eleventh: tithi, twelfth, days: days.slice(index - 1, index + 5) })
      : []),
  ];
}

function aroundAt(days: readonly Day[], index: number): Around | null {
  const [before, opening, next, last] = index < 1 ? [] : days.slice(index - 1, index + 3);
  return before && opening && next && last ? { before, opening, next, last } : null;
}

function placeJanmashtami(tithi: Tithi, around: Around): Placed[] {
  if (!concerns(janmashtami.smarta, tithi)) return [];
  const smarta = applyRule(janmashtami.smarta, tithi, around, "smarta");
  const vaishnava = applyRule(janmashtami.vaishnava, tithi, around, "vaishnava");
  if (smarta.day !== vaishnava.day) return [smarta, vaishnava];
  const { custom: _, ...ofBoth } = smarta;
  return [ofBoth];
}

const toObservance = ({ id, day, custom, doubt }: Placed): Observance => ({
  id,
  date: day.date,
  ...(custom && { custom }),
  ...(doubt && { doubt }),
});
