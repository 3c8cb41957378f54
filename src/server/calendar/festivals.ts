import { minute } from "#model/durations.ts";
import type { Around } from "./apply-rule.ts";
import { overlapOf, partsOfDay, runsDuring, type Day } from "./days.ts";
import type { Placed } from "./observance.ts";
import { nakshatraAt, sunSignAt } from "./sky.ts";
import { FULL_MOON, NEW_MOON, type Tithi } from "./tithis.ts";

const ghati = 24 * minute;
const muhurta = 2 * ghati;
/** This is the number of the nakshatra Shravana, not of the month. */
const SHRAVANA = 22;
const [MAKARA, SIMHA] = [9, 4] as const;

interface FestivalRule {
  month: number;
  tithi: number;
  place: (tithi: Tithi, around: Around) => Placed[];
}

/** The day of each of these festivals is decided by more than one condition. */
export const festivals: readonly FestivalRule[] = [
  { month: 4, tithi: FULL_MOON, place: (...given) => [rakshaBandhan(...given)] },
  { month: 6, tithi: 10, place: (...given) => [vijayadashami(...given)] },
  { month: 6, tithi: NEW_MOON, place: (...given) => [diwali(...given)] },
  { month: 11, tithi: FULL_MOON, place: holi },
];

/**
 * Raksha Bandhan is observed in the afternoon that is free of bhadra, the first half of the full moon's tithi; or on
 * the next morning, where the tithi lasts three muhurtas after that sunrise.
 */
function rakshaBandhan(tithi: Tithi, { opening, next }: Around): Placed {
  const id = "raksha-bandhan";
  if (tithi.start <= opening.sunrise) return { id, day: opening };
  const reason = "bhadra-all-day";
  if (tithi.end - next.sunrise < 3 * muhurta) return { id, day: opening, doubt: { reason, other: next.date } };
  const isOverByAfternoon = tithi.end < partsOfDay.aparahna(next).start;
  return { id, day: next, ...(isOverByAfternoon && { doubt: { reason, other: opening.date } }) };
}

const hasShravana = (day: Day) => nakshatraAt(partsOfDay.aparahna(day).start) === SHRAVANA;

/**
 * Vijayadashami is the day whose afternoon has more of the tenth tithi. It is the day after where only that day's
 * afternoon has the nakshatra Shravana, and its sunrise the tenth tithi.
 */
function vijayadashami(tithi: Tithi, { opening, next }: Around): Placed {
  const id = "vijayadashami";
  const part = "aparahna";
  if (runsDuring(tithi, partsOfDay.sunrise(next)) && hasShravana(next) && !hasShravana(opening))
    return { id, day: next, doubt: { reason: "shravana-on-second-day", other: opening.date } };
  const [first, second] = [opening, next].map((day) => overlapOf(tithi, partsOfDay[part](day)));
  const [day, other] = Number(first) >= Number(second) ? [opening, next] : [next, opening];
  const isOnBoth = Number(first) > 0 && Number(second) > 0;
  return { id, day, ...(isOnBoth && { doubt: { reason: "both-days", part, other: other.date } }) };
}

/**
 * Diwali is the day whose dusk has the new moon's tithi. Of two such days it is the second, where its dusk has at least
 * a ghati of the tithi.
 */
function diwali(tithi: Tithi, { opening, next }: Around): Placed {
  const id = "diwali";
  const part = "pradosha";
  const [first, second] = [opening, next].filter((day) => runsDuring(tithi, partsOfDay[part](day)));
  if (!second) return { id, day: first ?? opening };
  const isSecond = tithi.end - next.sunset >= ghati;
  const [day, other] = isSecond ? [next, opening] : [opening, next];
  return { id, day, doubt: { reason: "both-days", part, other: other.date } };
}

/**
 * The fire of Holi is lit at the dusk of the full moon; a day later where bhadra lasts past midnight and the tithi
 * through most of the next day. Colors are thrown on the day after the fire.
 */
function holi(tithi: Tithi, { opening, next, last }: Around): Placed[] {
  const part = "pradosha";
  const dusks = [opening, next].filter((day) => runsDuring(tithi, partsOfDay[part](day)));
  const fire = dusks.at(-1) ?? opening;
  const bhadraEnd = (tithi.start + tithi.end) / 2;
  const lateOnNext = next.sunrise + (next.sunset - next.sunrise) * (7 / 8);
  if (fire === opening && bhadraEnd > partsOfDay.nishita(opening).end && tithi.end > lateOnNext) {
    const reason = "bhadra-past-midnight";
    return [
      { id: "holika-dahana", day: next, doubt: { reason, other: opening.date } },
      { id: "holi", day: last, doubt: { reason, other: next.date } },
    ];
  }
  const day = fire === opening ? next : last;
  if (dusks.length === 1)
    return [
      { id: "holika-dahana", day: fire },
      { id: "holi", day },
    ];
  const reason = dusks.length === 2 ? "both-days" : "neither-day";
  const others = fire === opening ? [next, last] : [opening, next];
  return [
    { id: "holika-dahana", day: fire, doubt: { reason, part, other: others[0]?.date ?? "" } },
    { id: "holi", day, doubt: { reason, part, other: others[1]?.date ?? "" } },
  ];
}

/** These festivals depend on the sun or on a nakshatra, and on no tithi. */
export function* festivalsOfSun(days: readonly Day[]): Generator<Placed | undefined> {
  for (const [place, day] of days.entries()) {
    yield;
    const before = days[place - 1];
    // If the sun enters the sign after sunset, the festival is on the next day.
    if (before && sunSignAt(day.sunset) === MAKARA && sunSignAt(before.sunset) !== MAKARA)
      yield { id: "makara-sankranti", day };
    if (sunSignAt(day.sunrise) === SIMHA && nakshatraAt(day.sunrise) === SHRAVANA) yield { id: "onam", day };
  }
}
