import { FULL_MOON, NEW_MOON } from "./tithis.ts";
import type { DayPart } from "./days.ts";

/** The observance is on the day that has this tithi in the deciding part of the day. */
export interface Rule {
  id: string;
  /** The amanta month. An observance without a month comes in every month, also in an inserted one. */
  month?: number;
  tithi: number;
  part: DayPart;
  /** This says which day it is where the tithi runs in that part of two days. */
  ofBoth: "first" | "second" | "longer";
  /** Where the tithi runs in that part of no day, it is either the day in which the tithi begins or the next one. */
  ofNone: "first" | "second";
  /** The field is true for a festival that is observed in the inserted month of that name, where the year has one. */
  prefersAdhika?: true;
}

const [chaitra, vaishakha, jyeshtha, ashadha, shravana, bhadrapada] = [0, 1, 2, 3, 4, 5] as const;
const [ashvina, kartika, magha] = [6, 7, 10] as const;

/** Returns the number of a tithi of the dark half. */
const dark = (tithi: number) => FULL_MOON + tithi;

type Choice = Pick<Rule, "part" | "ofBoth" | "ofNone">;

const atSunrise: Choice = { part: "sunrise", ofBoth: "first", ofNone: "first" };
/** A full moon, or a similar day, that has two sunrises is observed on the second. */
const atLastSunrise: Choice = { part: "sunrise", ofBoth: "second", ofNone: "first" };
const atMoonrise: Choice = { part: "moonrise", ofBoth: "first", ofNone: "second" };
const atDusk: Choice = { part: "pradosha", ofBoth: "first", ofNone: "second" };
const atMidnight: Choice = { part: "nishita", ofBoth: "first", ofNone: "second" };
const inForenoon: Choice = { part: "forenoon", ofBoth: "first", ofNone: "first" };
const inLongerMidday: Choice = { part: "madhyahna", ofBoth: "longer", ofNone: "first" };

export const rules: readonly Rule[] = [
  { id: "purnima", tithi: FULL_MOON, ...atLastSunrise },
  { id: "amavasya", tithi: NEW_MOON, ...atSunrise },
  { id: "pradosha", tithi: 13, ...atDusk },
  { id: "pradosha", tithi: dark(13), ...atDusk },
  { id: "sankashti-chaturthi", tithi: dark(4), ...atMoonrise },
  { id: "vinayaka-chaturthi", tithi: 4, ...inLongerMidday },
  { id: "masika-shivaratri", tithi: dark(14), ...atMidnight },
  { id: "masika-durgashtami", tithi: 8, ...atSunrise },
  { id: "skanda-shashthi", tithi: 6, part: "daytime", ofBoth: "first", ofNone: "first" },

  { id: "ugadi", month: chaitra, tithi: 1, ...atSunrise },
  { id: "rama-navami", month: chaitra, tithi: 9, part: "madhyahna", ofBoth: "second", ofNone: "second" },
  { id: "mahavira-jayanti", month: chaitra, tithi: 13, ...atSunrise },
  { id: "hanuman-jayanti", month: chaitra, tithi: FULL_MOON, ...atLastSunrise },
  { id: "akshaya-tritiya", month: vaishakha, tithi: 3, ...inForenoon },
  { id: "buddha-purnima", month: vaishakha, tithi: FULL_MOON, ...atLastSunrise },
  { id: "vata-savitri", month: vaishakha, tithi: NEW_MOON, part: "daytime", ofBoth: "longer", ofNone: "first" },
  { id: "ganga-dussehra", month: jyeshtha, tithi: 10, ...atSunrise, prefersAdhika: true },
  { id: "ratha-yatra", month: ashadha, tithi: 2, ...atSunrise },
  { id: "guru-purnima", month: ashadha, tithi: FULL_MOON, ...atLastSunrise },
  { id: "hariyali-teej", month: shravana, tithi: 3, ...atLastSunrise },
  { id: "naga-panchami", month: shravana, tithi: 5, ...atSunrise },
  { id: "ganesha-chaturthi", month: bhadrapada, tithi: 4, ...inLongerMidday },
  { id: "mahalaya-amavasya", month: bhadrapada, tithi: NEW_MOON, part: "aparahna", ofBoth: "longer", ofNone: "second" },
  { id: "radhashtami", month: bhadrapada, tithi: 8, ...atSunrise },
  { id: "ananta-chaturdashi", month: bhadrapada, tithi: 14, ...atSunrise },
  { id: "sharad-navaratri", month: ashvina, tithi: 1, ...atSunrise },
  { id: "durga-ashtami", month: ashvina, tithi: 8, ...atSunrise },
  { id: "maha-navami", month: ashvina, tithi: 9, part: "aparahna", ofBoth: "first", ofNone: "second" },
  { id: "sharad-purnima", month: ashvina, tithi: FULL_MOON, part: "nishita", ofBoth: "second", ofNone: "first" },
  { id: "valmiki-jayanti", month: ashvina, tithi: FULL_MOON, ...atLastSunrise },
  { id: "karwa-chauth", month: ashvina, tithi: dark(4), ...atMoonrise },
  { id: "dhanteras", month: ashvina, tithi: dark(13), part: "pradosha", ofBoth: "second", ofNone: "second" },
  { id: "naraka-chaturdashi", month: ashvina, tithi: dark(14), part: "arunodaya", ofBoth: "first", ofNone: "first" },
  { id: "govardhana-puja", month: kartika, tithi: 1, part: "madhyahna", ofBoth: "second", ofNone: "first" },
  { id: "bhai-dooj", month: kartika, tithi: 2, part: "aparahna", ofBoth: "second", ofNone: "second" },
  { id: "chhath", month: kartika, tithi: 6, ...atSunrise },
  { id: "kartika-purnima", month: kartika, tithi: FULL_MOON, ...atLastSunrise },
  { id: "vasant-panchami", month: magha, tithi: 5, ...inForenoon },
  { id: "ratha-saptami", month: magha, tithi: 7, ...atSunrise },
  { id: "ravidas-jayanti", month: magha, tithi: FULL_MOON, ...atLastSunrise },
  { id: "dayananda-jayanti", month: magha, tithi: dark(10), ...atLastSunrise },
  { id: "maha-shivaratri", month: magha, tithi: dark(14), ...atMidnight },
];

/**
 * The smarta custom decides by midnight; governments and Vaishnavas observe the day at whose sunrise the eighth tithi
 * runs.
 */
export const janmashtami: Readonly<Record<"smarta" | "vaishnava", Rule>> = {
  smarta: {
    id: "janmashtami",
    month: shravana,
    tithi: dark(8),
    part: "nishita",
    ofBoth: "second",
    ofNone: "second",
  },
  vaishnava: { id: "janmashtami", month: shravana, tithi: dark(8), ...atLastSunrise },
};
